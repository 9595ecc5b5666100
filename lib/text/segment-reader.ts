import { segmentAscii } from './segment-ascii.ts'
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
 * With `isPlain`, a slice in which every unit is a segment is not segmented, but passed to `onPlain` at once.
 */
export function segmentReader(
  granularity: 'grapheme' | 'word' | 'sentence',
  onSegment: (text: string, isWordLike: boolean) => void,
  { isPlain, onPlain }: { isPlain?: (text: string) => boolean; onPlain?: (text: string) => void } = {},
): SegmentReader {
  // Dictionaries are chosen by the script of the text, not by the locale.
  const segmenter = new Intl.Segmenter('en', { granularity })
  let rest = ''
  let length = sliceLength
  /** The segment that continues beyond its slice. */
  let isEndlessWord = false

  /** Emits the segments of the slice that no later text can change, and returns their length. */
  function divide(slice: string, end: number): number {
    if (isPlain?.(slice)) {
      // The last grapheme may continue in the next slice, unless nothing follows.
      const taken = end === slice.length ? end : slice.length - 1
      onPlain?.(slice.slice(0, taken))
      return taken
    }
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
    if (granularity !== 'word' || !segmentAscii(slice, take))
      for (const { segment, index, isWordLike } of segmenter.segment(slice))
        if (!take(index, index + segment.length, isWordLike === true)) break
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

/** In UTF-16 units. */
const maxSegmentLength = sliceLength * 64
