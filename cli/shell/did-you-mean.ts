import type { Localized } from '#kit/language.ts'

/** What the first word may be besides a tool. */
export const commands = ['help', 'list', 'guess', 'run', 'mcp', 'serve', 'completion', 'version']

/** Longer than any name of ours; longer words are not compared. */
const maxLength = 40

/** Asks whether another word was meant, of those that differ from it by a slip or two; empty where none is near. */
export function didYouMean(word: string, words: string[]): Localized {
  const distances = word.length > maxLength ? [] : words.map((each) => [each, slipsBetween(word, each)] as const)
  const [best] = distances.toSorted(([, a], [, b]) => a - b)
  if (!best || best[1] === 0 || best[1] > Math.min(2, Math.floor(word.length / 3))) return { en: '', zh: '' }
  return { en: `Did you mean ${best[0]}?`, zh: `是否想用 ${best[0]}？` }
}

/** How many letters are wrong, missing, too many or swapped with the next (optimal string alignment). */
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
