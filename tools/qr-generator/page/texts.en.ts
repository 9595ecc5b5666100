export const en = {
  operation: 'Operation',
  content: 'Content',
  text: 'Link or text',
  example: 'An example: https://example.org',
  asLogo: 'Use it as a logo',
  camera: 'Use the camera',
  cameraStates: {
    starting: 'Allow the camera when your browser asks. Video stays on this device.',
    on: 'Hold a QR code in front of the camera. Video stays on this device.',
    refused: 'Camera access was denied. Allow it in the browser settings, or choose an image.',
    missing: 'No camera is available. Choose an image instead.',
  },
  close: 'Close',
}
