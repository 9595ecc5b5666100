import type { segmentAscii } from './segment-ascii.ts'

/** A stretch of a text that belongs together: a grapheme, a word, a sentence. */
export interface Segment {
  text: string
  /** The start offset, in UTF-16 units. */
  start: number
  /** For words: it has letters, digits or ideographs; false for spaces and punctuation. */
  isWordLike: boolean
}

/**
 * Divides a text of any length (Unicode Standard Annex #29, in the language's own way) in time that grows with it and in
 * memory that does not: `Intl.Segmenter` copies what it is given, so it gets a slice at a time. All segments put
 * together are the text.
 *
 * The end of a slice is no boundary of the text, so segments close to it are left for the next slice, which begins at a
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

/**
 * Counts the segments, or the words alone, without creating objects: in half the time.
 *
 * @param quickly a faster segmenter; false for slices that it cannot segment
 */
export function countSegments(
  text: string,
  granularity: Granularity,
  language: string,
  { areWords = false, quickly }: { areWords?: boolean; quickly?: typeof segmentAscii } = {},
): number {
  const segmenter = segmenterOf(granularity, language)
  const slices = new Slices(text)
  let count = 0
  const take = (_: number, end: number, isWordLike: boolean): boolean => {
    if (!slices.take(end)) return false
    if (isWordLike || !areWords) count++
    return true
  }
  for (let slice = slices.next(); slice; slice = slices.next()) {
    if (quickly?.(slice.text, take)) continue
    for (const { index, segment, isWordLike } of segmenter.segment(slice.text))
      if (!take(index, index + segment.length, isWordLike === true)) break
  }
  return count
}

type Granularity = 'grapheme' | 'word' | 'sentence'

/** The slices of a text: each begins where the segments taken from the one before end. */
class Slices {
  private start = 0
  private taken = 0
  /** Half of the first one, as if nothing had been taken of it. */
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
   * Accepts a segment by its end offset in the slice, unless it ends close to the end of the slice and the text goes
   * on.
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
 * How far before the end of a slice boundaries are unreliable, in UTF-16 units: some words of a dictionary, or closing
 * marks after a sentence.
 */
export const sliceOverlap = 256
