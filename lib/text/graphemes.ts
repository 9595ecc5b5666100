import { countSegments, type OnSegment, type Stretch, segmentAround, segmentsIn } from './segments.ts'

/** Lists the graphemes, which people see as single characters: a letter with its accents, a flag, an emoji sequence. */
export function* graphemesIn(text: string): Generator<string> {
  // The first segmenter of a process takes longer than most texts.
  if (isPlain(text)) return yield* text
  // Their boundaries are the same in every language.
  for (const segment of segmentsIn(text, 'grapheme', 'en')) yield segment.text
}

/** Counts the graphemes of a text. */
export function countGraphemes(text: string): number {
  if (isPlain(text)) return text.length
  return countSegments(text, 'grapheme', 'en', { divide: segmentGraphemes })
}

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

/** Whether every UTF-16 unit of a text is certainly a grapheme; a fast check that most texts pass. */
export const isPlain = (text: string): boolean => text.search(joiningUnits) < 0

/**
 * Runs of UTF-16 units that may be part of longer graphemes: all but Latin, Greek, Cyrillic, kana and ideographs without
 * combining marks.
 */
export const joiningUnits =
  /[^\n\t -\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u3000-\u3029\u3041-\u3096\u309b-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff9d]+/g

/** In UTF-16 units: a call of the segmenter takes as long as a hundred units. */
const minPlainLength = 256

const lastJoining = new RegExp(`[^]{0,${minPlainLength - 1}}${joiningUnits.source}`, 'y')
