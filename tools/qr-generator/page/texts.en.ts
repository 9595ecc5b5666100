export const en = {
  operation: 'Operation',
  content: 'Content',
  text: 'Link or text',
  camera: 'Use the camera',
  cameraStates: {
    starting: 'Allow the camera when your browser asks. Its pictures stay on this device.',
    on: 'Hold a QR code in front of the camera. Its pictures stay on this device.',
    refused: 'The camera is not allowed. Allow it in the settings of your browser, or choose a picture.',
    missing: 'No camera can be used here. Choose a picture instead.',
  },
  close: 'Close',
}
