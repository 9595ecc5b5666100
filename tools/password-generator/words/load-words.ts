import { assetBytes } from '#lib/asset-bytes.ts'

export const wordLists = ['english', 'chinese'] as const

export type WordList = (typeof wordLists)[number]

/**
 * Loads the words of a list without duplicates: EFF's large list of 7,776 English words, or the 2,048 Chinese
 * characters of BIP-39.
 */
export async function loadWords(list: WordList): Promise<readonly string[]> {
  if (list === 'chinese') return (await import('@scure/bip39/wordlists/simplified-chinese.js')).wordlist
  const bytes = await assetBytes(new URL('./eff_large_wordlist.txt', import.meta.url))
  const lines = new TextDecoder().decode(bytes).trim().split('\n')
  // Each word is preceded by the five dice that select it.
  return lines.map((line) => line.slice(line.indexOf('\t') + 1))
}
