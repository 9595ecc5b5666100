/** A stretch of a text that belongs together: a grapheme, a word, a sentence. */
export interface Segment {
  text: string
  /** Where it begins, in UTF-16 units. */
  start: number
  /** Words: it has letters, digits or ideographs, and is not what stands between them. */
  isWordLike: boolean
}

/**
 * Divides a text of any length (Unicode Standard Annex #29, in the language's own way) in time that grows with it and in
 * memory that does not: `Intl.Segmenter` copies what it is given, so it gets a slice at a time. All segments put
 * together are the text.
 *
 * Where a slice ends says nothing of the text, so what is found close to it is left for the next slice, which begins
 * where a segment does: no rule looks back over a boundary.
 */
export function* segmentsIn(
  text: string,
  granularity: 'grapheme' | 'word' | 'sentence',
  language: string,
): Generator<Segment> {
  const segmenter = segmenterOf(granularity, language)
  let length = sliceLength
  for (let start = 0; start < text.length; ) {
    const isLast = start + length >= text.length
    const slice = text.slice(start, start + length)
    const end = isLast ? text.length : start + length - margin
    const from = start
    for (const { segment, index, isWordLike } of segmenter.segment(slice)) {
      if (from + index + segment.length > end) break
      yield { text: segment, start: from + index, isWordLike: isWordLike === true }
      start = from + index + segment.length
    }
    // One segment filled the slice: twice as much is looked at, so that the work stays in proportion to its length.
    length = start === from ? length * 2 : sliceLength
  }
}

/** To make one takes longer than to divide a line. */
function segmenterOf(granularity: 'grapheme' | 'word' | 'sentence', language: string): Intl.Segmenter {
  const key = `${granularity} ${language}`
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity })
  segmenters.set(key, segmenter)
  return segmenter
}

const segmenters = new Map<string, Intl.Segmenter>()

/** In UTF-16 units. */
export const sliceLength = 16_384

/** How far the end of a slice can mislead, in UTF-16 units: some words of a dictionary, or a closing after a sentence. */
export const margin = 256
