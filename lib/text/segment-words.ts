import { segmentAscii } from './segment-ascii.ts'

/**
 * Segments a text into words as its segmenter does; stretches of ASCII, such as the English in a Chinese text, take a
 * fifth of the time. A stretch begins and ends between a space and a letter or digit, where words always end, whatever
 * is around (Unicode Standard Annex #29, rule WB999).
 *
 * @param onSegment called with a segment's start, end and whether it is a word; false stops
 */
export function segmentWords(
  text: string,
  segmenter: Intl.Segmenter,
  onSegment: (start: number, end: number, isWordLike: boolean) => boolean,
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
  for (const { 0: stretch, index } of text.matchAll(longAscii)) {
    // The text itself begins and ends at a boundary.
    const first = index === 0 ? 0 : firstWordIn(stretch)
    const last = index + stretch.length === text.length ? stretch.length : lastWordIn(stretch)
    if (first >= last) continue
    const [start, end] = [index + first, index + last]
    if (done < start && !segmentUntil(start)) return
    let goesOn = true
    segmentAscii(text.slice(start, end), (from, to, isWordLike) => {
      goesOn = onSegment(start + from, start + to, isWordLike)
      return goesOn
    })
    if (!goesOn) return
    done = end
  }
  if (done < text.length) segmentUntil(text.length)
}

/** Shorter stretches are not worth a call of their own. */
const longAscii = /[\0-\x7f]{32,}/g
const wordStart = /[a-z\d]/i

/** The offset of the first letter or digit that follows a space; infinite if there is none. */
function firstWordIn(stretch: string): number {
  const at = stretch.search(/ [a-z\d]/i)
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1
}

/** The offset of the last letter or digit that follows a space; 0 if there is none. */
function lastWordIn(stretch: string): number {
  for (let at = stretch.lastIndexOf(' '); at >= 0; at = at > 0 ? stretch.lastIndexOf(' ', at - 1) : -1)
    if (wordStart.test(stretch[at + 1] ?? '')) return at + 1
  return 0
}
