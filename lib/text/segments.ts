/** A grapheme, a word or a sentence of a text. */
export interface Segment {
  text: string
  /** The start offset, in UTF-16 units. */
  start: number
  /** Whether a word has letters, digits or ideographs; false for spaces and punctuation. */
  isWordLike: boolean
}

/**
 * Segments a text of any length (Unicode Standard Annex #29, tailored to the language) in linear time and constant
 * memory: `Intl.Segmenter` copies its input, so it gets a slice at a time. The concatenated segments are the text.
 *
 * The end of a slice is not a boundary of the text, so segments near it are left for the next slice, which begins at a
 * segment: no rule looks back over a boundary.
 */
export function* segmentsIn(text: string, granularity: Granularity, language: string): Generator<Segment> {
  const segmenter = segmenterOf(granularity, language)
  const slices = new Slices(text)
  for (let slice = slices.next(); slice; slice = slices.next()) {
    for (const { segment, index, isWordLike } of segmenter.segment(slice.text)) {
      if (!slices.take(index + segment.length)) break
      yield { text: segment, start: slice.start + index, isWordLike: isWordLike === true }
    }
  }
}

/** Called with a segment's start, end and whether it is a word; false stops. */
export type OnSegment = (start: number, end: number, isWordLike: boolean) => boolean

/** A part of a text between two certain boundaries, and how it is segmented; `segment` returns false to stop. */
export interface Stretch {
  start: number
  end: number
  segment: () => boolean
}

/** Segments a text: the given stretches by themselves, the rest by the segmenter. */
export function segmentAround(
  text: string,
  segmenter: Intl.Segmenter,
  onSegment: OnSegment,
  stretches: Iterable<Stretch> = [],
): void {
  let done = 0
  const segmentUntil = (end: number): boolean => {
    const from = done
    done = end
    for (const { segment, index, isWordLike } of segmenter.segment(text.slice(from, end))) {
      const start = from + index
      if (!onSegment(start, start + segment.length, isWordLike === true)) return false
    }
    return true
  }
  for (const { start, end, segment } of stretches) {
    if (done < start && !segmentUntil(start)) return
    if (!segment()) return
    done = end
  }
  if (done < text.length) segmentUntil(text.length)
}

/**
 * Counts the segments, or only the words, in half the time, since it creates no objects.
 *
 * @param divide a faster way to segment a slice
 */
export function countSegments(
  text: string,
  granularity: Granularity,
  language: string,
  { areWords = false, divide = segmentAround }: { areWords?: boolean; divide?: typeof segmentAround } = {},
): number {
  const segmenter = segmenterOf(granularity, language)
  const slices = new Slices(text)
  let count = 0
  const take: OnSegment = (_, end, isWordLike) => {
    if (!slices.take(end)) return false
    if (isWordLike || !areWords) count++
    return true
  }
  for (let slice = slices.next(); slice; slice = slices.next()) divide(slice.text, segmenter, take)
  return count
}

type Granularity = 'grapheme' | 'word' | 'sentence'

/** The slices of a text: each begins after the segments taken from the one before. */
class Slices {
  private start = 0
  private taken = 0
  /** Half of the first length, which is doubled as if nothing had been taken. */
  private length = sliceLength / 2
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  next(): { text: string; start: number } | undefined {
    // One segment filled the slice: doubling the slice keeps the work proportional to the length.
    this.length = this.taken === 0 ? this.length * 2 : sliceLength
    this.start += this.taken
    this.taken = 0
    if (this.start >= this.text.length) return undefined
    return { text: this.text.slice(this.start, this.start + this.length), start: this.start }
  }

  /**
   * Accepts a segment by its end offset in the slice, unless it ends near the end of the slice and the text continues.
   */
  take(end: number): boolean {
    const isLast = this.start + this.length >= this.text.length
    if (!isLast && end > this.length - sliceOverlap) return false
    this.taken = end
    return true
  }
}

/** Cached: creating one takes longer than segmenting a line. */
function segmenterOf(granularity: Granularity, language: string): Intl.Segmenter {
  const key = `${granularity} ${language}`
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity })
  segmenters.set(key, segmenter)
  return segmenter
}

const segmenters = new Map<string, Intl.Segmenter>()

/** In UTF-16 units. */
export const sliceLength = 16_384

/**
 * The distance from the end of a slice within which boundaries are unreliable, in UTF-16 units: enough for some words
 * of a dictionary, or closing marks after a sentence.
 */
export const sliceOverlap = 256
