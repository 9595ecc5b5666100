export { joinBytes } from '../join-bytes.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/**
 * A streaming cipher: returns each piece in the same length, in a new array. All pieces but the last must be whole
 * blocks, of 64 bytes at most; the last one too in modes that require it.
 */
export type Stream = (piece: Bytes) => Bytes | Promise<Bytes>

export type Direction = 'encrypt' | 'decrypt'

/** NIST SP 800-38A; CFB feeds back whole blocks. */
export const modes = ['CBC', 'ECB', 'CFB', 'OFB', 'CTR'] as const

export type Mode = (typeof modes)[number]
