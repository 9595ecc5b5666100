import { isPlain, joiningUnits } from './graphemes.ts'
import { countSegments, type OnSegment, type Stretch, segmentAround } from './segments.ts'

/**
 * Counts the graphemes of a text of any length: as `countGraphemes` does, in a seventh of the time where few signs join
 * others. Pages, which count short texts only, do without it.
 */
export const countLongGraphemes = (text: string): number =>
  isPlain(text) ? text.length : countSegments(text, 'grapheme', 'en', { divide: segmentGraphemes })

/** Segments a text as its segmenter does, which is not asked about long stretches of certain graphemes. */
const segmentGraphemes: typeof segmentAround = (text, segmenter, onSegment) =>
  segmentAround(text, segmenter, onSegment, longPlainIn(text, onSegment))

/**
 * The long stretches in which every UTF-16 unit is certainly a grapheme, without their first and last units, which may
 * belong to what is around. Looks for joining units from the far end of a possible stretch, so that a text which is full
 * of them takes hardly any time.
 */
function* longPlainIn(text: string, onSegment: OnSegment): Generator<Stretch> {
  for (let from = 0; from + minPlainLength <= text.length; ) {
    lastJoining.lastIndex = from
    if (lastJoining.test(text)) {
      from = lastJoining.lastIndex
      continue
    }
    joiningUnits.lastIndex = from + minPlainLength
    const joining = joiningUnits.exec(text)
    const [start, end] = [from + 1, (joining?.index ?? text.length) - 1]
    const segment = () => {
      for (let at = start; at < end; at++) if (!onSegment(at, at + 1, false)) return false
      return true
    }
    yield { start, end, segment }
    from = joining ? joining.index + joining[0].length : text.length
  }
}

/** In UTF-16 units: a call of the segmenter takes as long as a hundred units. */
const minPlainLength = 256

const lastJoining = new RegExp(`[^]{0,${minPlainLength - 1}}${joiningUnits.source}`, 'y')
