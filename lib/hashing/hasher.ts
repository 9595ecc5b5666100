/** Takes bytes piece by piece; `init` makes it new again, which is cheaper than another one. */
export interface Hasher {
  init(): Hasher
  update(bytes: Uint8Array): Hasher
  /** Ends the hash, in lower-case hexadecimal. */
  digest(): string
}
