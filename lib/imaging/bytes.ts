export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Decodes bytes as Latin-1. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Encodes text as Latin-1. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Encodes an unsigned 32-bit integer, big-endian. */
export const uint32Bytes = (number: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
