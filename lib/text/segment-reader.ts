import { divideAscii } from './ascii-words.ts'
import { margin, sliceLength } from './segments.ts'

/** Takes a text piece by piece and gives its segments. */
export interface SegmentReader {
  feed(piece: string): void
  /** The text is over: gives what was kept for want of what follows. */
  finish(): void
}

/**
 * Divides a text that comes in pieces of any length, as `segmentsIn` divides one that is there as a whole: where the
 * pieces are cut makes no difference, since slices are taken at the same places of the text. Memory stays flat: a segment
 * that goes on for over `longest` is given in parts.
 *
 * With `isPlain`, a slice that is made of characters alone which nothing joins is not divided: `onPlain` gets it whole.
 */
export function segmentReader(
  granularity: 'grapheme' | 'word' | 'sentence',
  onSegment: (text: string, isWordLike: boolean) => void,
  { isPlain, onPlain }: { isPlain?: (text: string) => boolean; onPlain?: (text: string) => void } = {},
): SegmentReader {
  // The dictionaries are chosen by the script of the text, whatever the language.
  const segmenter = new Intl.Segmenter('en', { granularity })
  let rest = ''
  let length = sliceLength
  /** Of the segment that did not end in its slice. */
  let isEndlessWord = false

  /** Gives the segments of the slice that are sure, and answers how long they are. */
  function divide(slice: string, end: number): number {
    if (isPlain?.(slice)) {
      // The last character may go on in the next slice, unless nothing follows.
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
    if (granularity !== 'word' || !divideAscii(slice, take))
      for (const { segment, index, isWordLike } of segmenter.segment(slice))
        if (!take(index, index + segment.length, isWordLike === true)) break
    return taken
  }

  function work(isLast: boolean): void {
    let at = 0
    while (rest.length - at > length || (isLast && at < rest.length)) {
      const slice = rest.slice(at, at + length)
      const isEnd = at + length >= rest.length
      let taken = divide(slice, isEnd ? slice.length : slice.length - margin)
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
