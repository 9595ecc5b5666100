import type { Bytes, Stream } from './stream.ts'

/**
 * Opens RC4 with a key of 1 to 256 bytes. It has no IV, and encrypting again decrypts. RSA never published it: this is
 * the algorithm of Bruce Schneier, Applied Cryptography, section 17.1; RFC 6229 has test vectors.
 */
export function openRc4(key: Bytes): Stream {
  const state = scheduleOf(key)
  let first = 0
  let second = 0
  return (piece) => {
    const out = piece.slice()
    for (let at = 0; at < out.length; at++) {
      first = (first + 1) & 255
      const held = state[first] ?? 0
      second = (second + held) & 255
      const met = state[second] ?? 0
      state[first] = met
      state[second] = held
      out[at] = (out[at] ?? 0) ^ (state[(held + met) & 255] ?? 0)
    }
    return out
  }
}

/** The key schedule: a permutation of all bytes by the key. */
function scheduleOf(key: Bytes): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  let second = 0
  for (let first = 0; first < 256; first++) {
    const held = state[first] ?? 0
    second = (second + held + (key[first % key.length] ?? 0)) & 255
    state[first] = state[second] ?? 0
    state[second] = held
  }
  return state
}
