import type { PackedLines } from '../lines/packed-lines.ts'

/**
 * Says in which order lines stand by their bytes, which in UTF-8 is that of their code points: their places, those of equal
 * lines as they were. Four bytes and the place make one number, and the platform itself sorts numbers; what is equal in the
 * four is looked at four bytes further on.
 */
export function orderOf({ bytes, starts }: PackedLines, descending: boolean): Uint32Array {
  const count = starts.length - 1
  const heads = new DataView(bytes.buffer)
  const lengthOf = (place: number): number => (starts[place + 1] ?? 0) - 1 - (starts[place] ?? 0)
  const flip = descending ? -1 : 0
  const turn = descending ? -1 : 1

  const places = new Uint32Array(count)
  for (let place = 0; place < count; place++) places[place] = place
  const packed = new BigUint64Array(count)
  // The low half of a number of 64 bits stands first, on every machine that browsers and Node run on.
  const halves = new Uint32Array(packed.buffer)
  const groups: Group[] = [{ from: 0, to: count, depth: 0 }]
  for (let group = groups.pop(); group; group = groups.pop()) {
    const { from, to, depth } = group
    if (to - from <= maxInserted) insertionSort(group)
    else if (pack(group)) sortPacked(group)
    else if (isOver(group)) sortLengths(group)
    else groups.push({ from, to, depth: depth + 4 })
  }
  return places

  /** Says whether any differs. */
  function pack({ from, to, depth }: Group): boolean {
    let all = 0
    for (let at = from; at < to; at++) {
      const place = places[at] ?? 0
      const left = lengthOf(place) - depth
      const start = (starts[place] ?? 0) + depth
      const head = flip ^ (left >= 4 ? heads.getUint32(start) : left > 0 ? shortHead(start, left) : 0)
      halves[at * 2] = place
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
      places[at] = halves[at * 2] ?? 0
      if (at + 1 < to && halves[at * 2 + 1] === halves[at * 2 + 3]) continue
      if (at > start) groups.push({ from: start, to: at + 1, depth: depth + 4 })
      start = at + 1
    }
  }

  function isOver({ from, to, depth }: Group): boolean {
    for (let at = from; at < to; at++) if (lengthOf(places[at] ?? 0) > depth + 4) return false
    return true
  }

  /** What ends and what goes on with characters of the number 0 have been packed alike. */
  function sortLengths({ from, to }: Group): void {
    const isAlike = (place: number) => lengthOf(place) === lengthOf(places[from] ?? 0)
    const group = places.subarray(from, to)
    if (!group.every(isAlike)) group.sort((a, b) => turn * (lengthOf(a) - lengthOf(b)) || a - b)
  }

  function insertionSort({ from, to, depth }: Group): void {
    for (let at = from + 1; at < to; at++) {
      const place = places[at] ?? 0
      let before = at - 1
      while (before >= from && turn * compareFrom(depth, places[before] ?? 0, place) > 0) {
        places[before + 1] = places[before] ?? 0
        before--
      }
      places[before + 1] = place
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

/** Places from one up to another, whose lines are equal in as many bytes as `depth` says. */
interface Group {
  from: number
  to: number
  depth: number
}

/** In lines. */
const maxInserted = 12
