/** Bytes in transit between a client and a child process: small ones in memory, others in a file. */
export type Body = Uint8Array | { path: string; size: number }

/** In bytes. Longer bodies are spooled to disk, so that slow clients hold no memory. */
export const maxInMemory = 256 * 2 ** 10
