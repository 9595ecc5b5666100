/** A requested page that does not exist. */
export interface MissingPage {
  missing: string
}

/**
 * Parses page ranges, keeping their order: `1-3,5,z`, `3-1`, `odd`, `even`, `all`. Pages count from 1, `z` is the last.
 * Returns indices from 0, or the first part that is invalid or does not exist.
 *
 * @param count the number of pages
 */
export function parsePageRanges(text: string, count: number): number[] | MissingPage {
  const pages: number[] = []
  for (const part of splitAtCommas(text)) {
    const range = readPart(part, count)
    if (!Array.isArray(range)) return range
    if (pages.length + range.length > maxPages) return { missing: part }
    for (const page of range) pages.push(page)
  }
  return pages.length > 0 ? pages : { missing: text.trim() }
}

/** Splits a list at commas, semicolons, line breaks and blanks between pages, Chinese ones included. */
export const splitAtCommas = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/(?<=[\da-z])\s+(?=[\da-z])/gi, ',')
    .split(/[,;、\n]/)
    .map((part) => part.replaceAll(/\s+/g, '').toLowerCase())
    .filter((part) => part !== '')

/** The limit on pages in an answer, repetitions included. */
const maxPages = 100_000

function readPart(part: string, count: number): number[] | MissingPage {
  if (part === 'all') return between(1, count)
  if (part === 'odd' || part === 'even')
    return between(1, count).filter((page) => page % 2 === (part === 'odd' ? 0 : 1))
  const [, first = '', last = first] = /^(\d{1,9}|z)(?:[-~–—](\d{1,9}|z))?$/.exec(part) ?? []
  const ends = [first, last].map((end) => (end === 'z' ? count : Number(end)))
  const [from = 0, to = 0] = ends
  const missing = ends.findIndex((page) => page < 1 || page > count)
  if (first === '' || missing >= 0) return { missing: first === '' ? part : ([first, last][missing] ?? part) }
  return from <= to ? between(from, to) : between(to, from).reverse()
}

const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from - 1 + at)

/** Formats page indices, from 0, as ranges: `1-3, 5`. */
export function formatPageRanges(pages: readonly number[]): string {
  const parts: string[] = []
  for (let at = 0; at < pages.length; ) {
    const first = pages[at] ?? 0
    let length = 1
    while (pages[at + length] === first + length) length++
    parts.push(length === 1 ? String(first + 1) : `${first + 1}-${first + length}`)
    at += length
  }
  return parts.join(', ')
}
