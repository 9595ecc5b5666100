/** An incremental hash; `init` resets it, which is cheaper than another one. */
export interface Hasher {
  init(): Hasher
  update(bytes: Uint8Array): Hasher
  /** Ends the hash, in lower-case hexadecimal. */
  digest(): string
}
