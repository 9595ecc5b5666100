/** A difference between two versions of a text. */
export interface WordChange {
  /** Where it begins in the first version, an index. */
  index: number
  removed: string
  added: string
}

/**
 * Diffs a repaired text against the original. Applied in order, the changes turn the one into the other. Compares word
 * by word, in linear time: small repairs give small changes, a rewritten range a single one.
 */
export function diffWords(before: string, after: string): WordChange[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const changes: WordChange[] = []
  let [at, i, j] = [0, 0, 0]
  while (i < old.length || j < fresh.length) {
    if (old[i] === fresh[j]) {
      at += old[i]?.length ?? 0
      i++
      j++
      continue
    }
    const { skipped, inserted } = findNextMatch(old, i, fresh, j)
    const removed = old.slice(i, i + skipped).join('')
    changes.push({ index: at, removed, added: fresh.slice(j, j + inserted).join('') })
    at += removed.length
    i += skipped
    j += inserted
  }
  return changes
}

/**
 * Comments, escapes, words and numbers, spaces within a line, and single symbols. A colon before `//` makes it part of
 * a URL.
 */
const wordsOf = (text: string): string[] =>
  text.match(/\/\*.*?(?:\*\/|$)|(?<!:)\/\/[^\n]*|\\.|[\p{L}\p{N}_$.+-]+|[^\S\n]+|./gsu) ?? []

/** Finds the nearest position where both versions continue alike, close by first, then past a long removal. */
function findNextMatch(old: string[], i: number, fresh: string[], j: number): { skipped: number; inserted: number } {
  for (let distance = 1; distance <= near; distance++) {
    for (let inserted = 0; inserted <= distance; inserted++) {
      const skipped = distance - inserted
      if (!matchesFrom(old, i + skipped, fresh, j + inserted)) continue
      // Equally many words on both sides are changed one by one, without the unchanged ones between them.
      return skipped === inserted ? { skipped: 1, inserted: 1 } : { skipped, inserted }
    }
  }
  for (let skipped = near; skipped <= far; skipped++) {
    if (matchesFrom(old, i + skipped, fresh, j)) return { skipped, inserted: 0 }
  }
  return { skipped: old.length - i, inserted: fresh.length - j }
}

/**
 * How far to look, in words. Chosen by measurement: 0.6 MB of JSON, broken in nine ways (quotes, commas and brackets left
 * out, comments, words of Python, a code fence) and repaired by jsonrepair, has the same changes for any `near` from 5 to
 * 160; the time grows by a twentieth up to 40, and to 2.6 times as long at 160, since it grows with the square. 40 leaves
 * room for a stretch that is written anew. What is removed is looked for in a straight line, so `far` may be larger: a page
 * of text before or behind the JSON.
 */
const [near, far] = [40, 10_000]

/** One common word is enough; of symbols and spaces, which are everywhere, it takes two. Two ends count as alike. */
function matchesFrom(old: string[], i: number, fresh: string[], j: number): boolean {
  for (let step = 0; step < 2; step++) {
    const word = old[i + step]
    if (word !== fresh[j + step]) return false
    if (word === undefined || /^[\p{L}\p{N}]/u.test(word)) return true
  }
  return true
}
