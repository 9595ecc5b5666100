/** The single range in which two texts differ: `from` to `to` (exclusive) is replaced by `insert`. */
export interface TextChange {
  from: number
  to: number
  insert: string
}

/** Finds the shortest range whose replacement turns one text into another; in UTF-16 units. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++
  let tail = 0
  const maxTail = shorter - from
  while (tail < maxTail && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail))
    tail++
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) }
}
