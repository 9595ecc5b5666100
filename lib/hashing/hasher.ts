/** An incremental hash; `init` resets it, which is cheaper than creating another one. */
export interface Hasher {
  init(): Hasher
  update(bytes: Uint8Array): Hasher
  /** Returns the hash in lower-case hexadecimal. */
  digest(): string
}
