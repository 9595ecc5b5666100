/** The words of a query, in lower case; stop words are left out if there are others. */
export function queryWords(query: string): string[] {
  const words = query.trim().toLowerCase().slice(0, 100).split(/\s+/)
  const telling = words
    .map((word) => word.replace(/在线|工具|免费/g, ''))
    .filter((word) => word !== '' && !empty.has(word))
  return telling.length > 0 ? telling : words
}

/** Like `queryWords`, but separates Chinese from adjacent other scripts: `base64解码`. */
export const separateWords = (query: string): string[] =>
  queryWords(query).flatMap((word) => word.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? [])

const empty = new Set(['a', 'an', 'the', 'to', 'of', 'for', 'with', 'and', 'free', 'online', 'tool', 'tools', '的'])

/**
 * Finds a word in a text, both in lower case: as it is, without hyphens and spaces (`sha256` in `sha-256`), or, as
 * Chinese has no spaces, in pieces of two or more characters in any order (`压缩图片` in `图片压缩`). Returns the pieces.
 */
export function findWord(word: string, text: string): string[] | undefined {
  if (text.includes(word)) return [word]
  const dense = word.replace(/[-_]/g, '')
  if (dense.length > 2 && startsWords(dense, text)) return []
  return /^[^\p{Script=Han}]*\p{Script=Han}/u.test(word) ? piecesOf(word, text) : undefined
}

/** Whether it is at the beginning of a word and continues in the next ones: `urldecode` in `url decode`. */
function startsWords(dense: string, text: string): boolean {
  const starts = new Set<number>()
  let joined = ''
  for (const word of text.split(/[-_ ]/)) {
    starts.add(joined.length)
    joined += word
  }
  let at = joined.indexOf(dense)
  const isStart = () => starts.has(at) || !/[\p{L}\p{N}]/u.test(joined[at - 1] ?? '')
  while (at >= 0 && !isStart()) at = joined.indexOf(dense, at + 1)
  return at >= 0
}

/** The fewest pieces of the word that are all in the text. */
function piecesOf(word: string, text: string): string[] | undefined {
  const ways: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start <= end - 2; start++) {
      const before = ways[start]
      const piece = word.slice(start, end)
      const fewest = ways[end]?.length ?? Number.POSITIVE_INFINITY
      if (before && before.length + 1 < fewest && text.includes(piece)) ways[end] = [...before, piece]
    }
  }
  return ways[word.length]
}
