/** The algorithms, by the names that their standards and `openssl` users know. */
export const hashAlgorithms = ['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256', 'SHA3-512'] as const

export type HashAlgorithm = (typeof hashAlgorithms)[number]

/** Takes bytes piece by piece; `init` makes it new again, which is cheaper than another one. */
export interface Hasher {
  init(): Hasher
  update(bytes: Uint8Array): Hasher
  /** Ends the hash, in lower-case hexadecimal. */
  digest(): string
}

/** Makes a hasher that is ready to take bytes. The algorithms come with the first call. */
export async function createHasher(algorithm: HashAlgorithm): Promise<Hasher> {
  const { createMD5, createSHA1, createSHA3, createSHA256, createSHA384, createSHA512 } = await import('hash-wasm')
  const makers: Record<HashAlgorithm, () => Promise<Hasher>> = {
    MD5: createMD5,
    'SHA-1': createSHA1,
    'SHA-256': createSHA256,
    'SHA-384': createSHA384,
    'SHA-512': createSHA512,
    'SHA3-256': () => createSHA3(256),
    'SHA3-512': () => createSHA3(512),
  }
  return (await makers[algorithm]()).init()
}
