import { segmentWords } from './segment-words.ts'
import { sliceLength, sliceOverlap } from './segments.ts'

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
    const take = (start: number, segmentEnd: number, isWordLike: boolean): boolean => {
      if (segmentEnd > end) {
        isEndlessWord = isWordLike
        return false
      }
      onSegment(slice.slice(start, segmentEnd), isWordLike)
      taken = segmentEnd
      return true
    }
    const segmentUntil = (to: number): boolean => {
      const from = taken
      for (const { segment, index } of segmenter.segment(slice.slice(from, to)))
        if (!take(from + index, from + index + segment.length, false)) return false
      return true
    }
    /** Takes a stretch of plain units, after what is before it; false if that goes beyond the end. */
    const takePlain = (start: number, stop: number): boolean => {
      const from = start === 0 ? 0 : start + 1
      // Nothing follows the end of the text.
      const to = stop === slice.length && end === slice.length ? stop : stop - 1
      if (to - from < minPlainLength) return true
      if (taken < from && !segmentUntil(from)) return false
      onPlain?.(slice.slice(from, to))
      taken = to
      return true
    }
    if (granularity === 'word') segmentWords(slice, segmenter, take)
    else {
      let at = joiningUnits ? 0 : slice.length
      for (const { 0: joining, index } of joiningUnits ? slice.matchAll(joiningUnits) : []) {
        if (!takePlain(at, index)) return taken
        at = index + joining.length
      }
      if (takePlain(at, slice.length) && taken < slice.length) segmentUntil(slice.length)
    }
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

/** In UTF-16 units: shorter stretches are not worth a call of their own. */
const minPlainLength = 16

/** In UTF-16 units. */
const maxSegmentLength = sliceLength * 64
