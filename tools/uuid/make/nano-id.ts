import { drawBelow } from '#lib/random/draw.ts'
import type { RandomBytes } from '#lib/random/random-bytes.ts'

/** The letters of NanoID's own alphabet, which all may stand in a URL. */
const urlAlphabet = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict'

/** Makes a NanoID of so many letters of an alphabet, each as likely as every other. */
export function makeNanoId(random: RandomBytes, alphabet: string, length: number): string {
  const letters = alphabet || urlAlphabet
  let id = ''
  for (let at = 0; at < length; at++) id += letters[drawBelow(random, letters.length)]
  return id
}

/**
 * Says whether an alphabet can be used: 2 to 255 different characters, each a letter or sign by itself. Emoji, accents
 * that are put upon a letter, and what cannot be seen are not; an empty one stands for NanoID's own.
 */
export const isAlphabet = (alphabet: string): boolean =>
  alphabet === '' ||
  (alphabet.length >= 2 &&
    alphabet.length <= 255 &&
    !/[\p{C}\p{M}\p{Z}]|[\u{10000}-\u{10ffff}]/u.test(alphabet) &&
    new Set(alphabet).size === alphabet.length)
