import { readableChanges, tokenizeBoth } from '#lib/diff/compare-texts.ts'
import { type IgnoreOptions, textBetween } from '#lib/diff/tokens.ts'

/** A range of a line, in UTF-16 units. */
export type Mark = readonly [from: number, to: number]

interface LineMarks {
  left: Mark[]
  right: Mark[]
}

/** Finds the words that differ between two lines; none if they have too little in common to be versions of one line. */
export function lineMarks(left: string, right: string, ignoreOptions: IgnoreOptions): LineMarks {
  if (left.length + right.length > maxComparedLength) return endsMarks(left, right)
  const [before, after] = tokenizeBoth(left, right, 'words', ignoreOptions)
  const changes = readableChanges(before, after, 'words')
  let differing = 0
  const marks: LineMarks = { left: [], right: [] }
  for (const { aFrom, aTo, bFrom, bTo } of changes) {
    differing += textBetween(before, aFrom, aTo).trim().length + textBetween(after, bFrom, bTo).trim().length
    addMark(marks.left, left, before.starts[aFrom] ?? 0, before.starts[aTo] ?? 0)
    addMark(marks.right, right, after.starts[bFrom] ?? 0, after.starts[bTo] ?? 0)
  }
  const isOther = differing > 0.7 * (left.trim().length + right.trim().length)
  return isOther ? { left: [], right: [] } : marks
}

/** In UTF-16 units of both lines together. */
const maxComparedLength = 4000

/** Adds a mark, joined with the last one if only spaces are between. */
function addMark(marks: Mark[], text: string, from: number, to: number): void {
  if (from === to) return
  const last = marks.at(-1)
  if (last && text.slice(last[1], from).trim() === '') marks.splice(-1, 1, [last[0], to])
  else marks.push([from, to])
}

/** Marks everything between the common prefix and suffix. */
function endsMarks(left: string, right: string): LineMarks {
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start++
  let end = 0
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const between = (text: string): Mark[] => (text.length - end > start ? [[start, text.length - end]] : [])
  return { left: between(left), right: between(right) }
}
