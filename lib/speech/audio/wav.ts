/** In bytes: the header of a WAV file. */
export const wavHeaderSize = 44

/** Makes the header of a WAV file: 16 bits, mono. */
export function wavHeader(samples: number, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(wavHeaderSize)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('RIFF    WAVEfmt '))
  view.setUint32(4, 36 + 2 * samples, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, 2 * sampleRate, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  bytes.set(new TextEncoder().encode('data'), 36)
  view.setUint32(40, 2 * samples, true)
  return bytes
}
