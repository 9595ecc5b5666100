/** The one stretch in which two texts differ: what stands from `from` to before `to` gives way to `insert`. */
export interface TextChange {
  from: number
  to: number
  insert: string
}

/** Finds the shortest stretch of a text whose change makes another text of it; in UTF-16 units. */
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
