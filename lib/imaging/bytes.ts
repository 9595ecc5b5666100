export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Reads bytes as text, each as one character. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Writes text of one byte a character. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Writes a whole number in four bytes, the highest first. */
export const bigEndian = (number: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
