export { joinBytes } from '../join-bytes.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/**
 * A cipher at work on bytes that come piece by piece; every piece comes back in the same length, in an array of its own.
 * All pieces but the last hold whole blocks, of 64 bytes at most; the last one too in the modes that know no other.
 */
export type Stream = (piece: Bytes) => Bytes | Promise<Bytes>

export type Direction = 'encrypt' | 'decrypt'

/** NIST SP 800-38A; CFB feeds back whole blocks. */
export const modes = ['CBC', 'ECB', 'CFB', 'OFB', 'CTR'] as const

export type Mode = (typeof modes)[number]
