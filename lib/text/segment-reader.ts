import { segmentWords } from './segment-words.ts'
import { type OnSegment, type Stretch, segmentAround, sliceLength, sliceOverlap } from './segments.ts'

/** Segments a text that comes in chunks. */
export interface SegmentReader {
  feed(piece: string): void
  /** Ends the text: emits the segments that were held back. */
  finish(): void
}

/**
 * Segments a text that comes in chunks of any length, with the same result as `segmentsIn` on the whole text: slices
 * are taken at the same offsets for any chunks. Memory is constant: a segment longer than `maxSegmentLength` is split.
 *
 * With `joiningUnits`, a global pattern, the stretches between its matches are not segmented, since each of their units
 * is a segment, but passed to `onPlain`, except for their first and last units, which may belong to what is around.
 */
export function segmentReader(
  granularity: 'grapheme' | 'word' | 'sentence',
  onSegment: (text: string, isWordLike: boolean) => void,
  { joiningUnits, onPlain }: { joiningUnits?: RegExp; onPlain?: (text: string) => void } = {},
): SegmentReader {
  // Dictionaries are chosen by the script of the text, not by the locale.
  const segmenter = new Intl.Segmenter('en', { granularity })
  let rest = ''
  let length = sliceLength
  /** The segment that continues beyond its slice. */
  let isEndlessWord = false

  /** Emits the segments of the slice that no later text can change, and returns their length. */
  function divide(slice: string, end: number): number {
    let taken = 0
    const take: OnSegment = (start, segmentEnd, isWordLike) => {
      if (segmentEnd > end) {
        isEndlessWord = isWordLike
        return false
      }
      onSegment(slice.slice(start, segmentEnd), isWordLike)
      taken = segmentEnd
      return true
    }
    const takePlain = (start: number, plainEnd: number) => {
      onPlain?.(slice.slice(start, plainEnd))
      taken = plainEnd
    }
    if (granularity === 'word') segmentWords(slice, segmenter, take)
    else if (!joiningUnits) segmentAround(slice, segmenter, take)
    else segmentAround(slice, segmenter, take, plainIn(slice, joiningUnits, end === slice.length, takePlain))
    return taken
  }

  function work(isLast: boolean): void {
    let at = 0
    while (rest.length - at > length || (isLast && at < rest.length)) {
      const slice = rest.slice(at, at + length)
      const isEnd = at + length >= rest.length
      let taken = divide(slice, isEnd ? slice.length : slice.length - sliceOverlap)
      if (taken === 0 && length >= maxSegmentLength) {
        onSegment(slice, isEndlessWord)
        taken = slice.length
      }
      at += taken
      length = taken === 0 ? length * 2 : sliceLength
    }
    rest = rest.slice(at)
  }

  return {
    feed(piece) {
      rest += piece
      if (rest.length > length) work(false)
    },
    finish() {
      work(true)
    },
  }
}

/**
 * The stretches of a slice between joining units, without their first and last units. The slice begins at a boundary; at
 * the end of the text nothing follows.
 */
function* plainIn(
  slice: string,
  joiningUnits: RegExp,
  isEnd: boolean,
  take: (start: number, end: number) => void,
): Generator<Stretch> {
  let from = 0
  for (const { 0: joining, index } of [...slice.matchAll(joiningUnits), { 0: '', index: slice.length }]) {
    const start = from === 0 ? 0 : from + 1
    const end = isEnd && index === slice.length ? index : index - 1
    from = index + joining.length
    if (end - start < minPlainLength) continue
    const segment = () => {
      take(start, end)
      return true
    }
    yield { start, end, segment }
  }
}

/** In UTF-16 units: a call of the segmenter takes as long as some fifty units. */
const minPlainLength = 64

/** In UTF-16 units. */
const maxSegmentLength = sliceLength * 64
