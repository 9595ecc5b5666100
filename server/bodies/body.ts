/** Bytes on their way between a client and a child: small ones in memory, others in a file. */
export type Body = Uint8Array | { path: string; size: number }

/** In bytes. What is longer goes by way of the disk, so that whoever sends or reads slowly holds no memory. */
export const maxInMemory = 256 * 2 ** 10
