import type { PackedLines } from '../lines/packed-lines.ts'

/**
 * Returns the indexes that would sort lines by their bytes, stably; in UTF-8 that is the order of code points. Four
 * bytes and the index are packed into one number, since the platform sorts typed arrays fast; groups equal in these
 * bytes are then sorted by the next four.
 */
export function argsortLines({ bytes, starts }: PackedLines, descending: boolean): Uint32Array {
  const count = starts.length - 1
  const heads = new DataView(bytes.buffer)
  const lengthOf = (index: number): number => (starts[index + 1] ?? 0) - 1 - (starts[index] ?? 0)
  const flip = descending ? -1 : 0
  const direction = descending ? -1 : 1

  const indexes = new Uint32Array(count)
  for (let index = 0; index < count; index++) indexes[index] = index
  const packed = new BigUint64Array(count)
  // All platforms of browsers and Node are little-endian.
  const halves = new Uint32Array(packed.buffer)
  const groups: Group[] = [{ from: 0, to: count, depth: 0 }]
  for (let group = groups.pop(); group; group = groups.pop()) {
    const { from, to, depth } = group
    if (to - from <= maxInserted) insertionSort(group)
    else if (pack(group)) sortPacked(group)
    else if (isExhausted(group)) sortLengths(group)
    else groups.push({ from, to, depth: depth + 4 })
  }
  return indexes

  /** Packs a group for sorting; returns whether its lines differ in these bytes. */
  function pack({ from, to, depth }: Group): boolean {
    let all = 0
    for (let at = from; at < to; at++) {
      const index = indexes[at] ?? 0
      const left = lengthOf(index) - depth
      const start = (starts[index] ?? 0) + depth
      const head = flip ^ (left >= 4 ? heads.getUint32(start) : left > 0 ? shortHead(start, left) : 0)
      halves[at * 2] = index
      halves[at * 2 + 1] = head
      all |= head ^ (halves[from * 2 + 1] ?? 0)
    }
    return all !== 0
  }

  function shortHead(start: number, length: number): number {
    let head = 0
    for (let at = 0; at < length; at++) head |= (bytes[start + at] ?? 0) << (24 - at * 8)
    return head
  }

  function sortPacked({ from, to, depth }: Group): void {
    packed.subarray(from, to).sort()
    let start = from
    for (let at = from; at < to; at++) {
      indexes[at] = halves[at * 2] ?? 0
      if (at + 1 < to && halves[at * 2 + 1] === halves[at * 2 + 3]) continue
      if (at > start) groups.push({ from: start, to: at + 1, depth: depth + 4 })
      start = at + 1
    }
  }

  function isExhausted({ from, to, depth }: Group): boolean {
    for (let at = from; at < to; at++) if (lengthOf(indexes[at] ?? 0) > depth + 4) return false
    return true
  }

  /** Sorts by length, since the end of a line and NUL characters are packed alike. */
  function sortLengths({ from, to }: Group): void {
    const isAlike = (index: number) => lengthOf(index) === lengthOf(indexes[from] ?? 0)
    const group = indexes.subarray(from, to)
    if (!group.every(isAlike)) group.sort((a, b) => direction * (lengthOf(a) - lengthOf(b)) || a - b)
  }

  function insertionSort({ from, to, depth }: Group): void {
    for (let at = from + 1; at < to; at++) {
      const index = indexes[at] ?? 0
      let before = at - 1
      while (before >= from && direction * compareFrom(depth, indexes[before] ?? 0, index) > 0) {
        indexes[before + 1] = indexes[before] ?? 0
        before--
      }
      indexes[before + 1] = index
    }
  }

  function compareFrom(depth: number, a: number, b: number): number {
    const [ofA, ofB] = [starts[a] ?? 0, starts[b] ?? 0]
    const end = Math.min(lengthOf(a), lengthOf(b))
    for (let at = depth; at < end; at++) {
      const difference = (bytes[ofA + at] ?? 0) - (bytes[ofB + at] ?? 0)
      if (difference !== 0) return difference
    }
    return lengthOf(a) - lengthOf(b)
  }
}

/** A range of indexes whose lines have their first `depth` bytes in common. */
interface Group {
  from: number
  to: number
  depth: number
}

/** In lines. */
const maxInserted = 12
