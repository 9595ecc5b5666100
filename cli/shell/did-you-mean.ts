import type { Localized } from '#kit/language.ts'

/** The first words other than tools. */
export const commands = ['help', 'list', 'guess', 'run', 'mcp', 'serve', 'completion', 'version']

/** Longer than any of our names; longer words are not compared. */
const maxLength = 40

/** Suggests the most similar of some words, with an edit distance of one or two; empty without one. */
export function didYouMean(word: string, words: string[]): Localized {
  const distances = word.length > maxLength ? [] : words.map((each) => [each, slipsBetween(word, each)] as const)
  const [best] = distances.toSorted(([, a], [, b]) => a - b)
  if (!best || best[1] === 0 || best[1] > Math.min(2, Math.floor(word.length / 3))) return { en: '', zh: '' }
  return { en: `Did you mean ${best[0]}?`, zh: `是否想用 ${best[0]}？` }
}

/** The number of wrong, missing, extra or swapped letters (optimal string alignment distance). */
function slipsBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swapped))
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}
