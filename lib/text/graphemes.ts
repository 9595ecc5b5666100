import { countSegments, segmentsIn } from './segments.ts'

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
  return countSegments(text, 'grapheme', 'en')
}

/** Whether every UTF-16 unit of a text is certainly a grapheme; a fast check that most texts pass. */
export const isPlain = (text: string): boolean => text.search(joiningUnits) < 0

/**
 * Runs of UTF-16 units that may be part of longer graphemes: all but Latin, Greek, Cyrillic, kana and ideographs without
 * combining marks.
 */
export const joiningUnits =
  /[^\n\t -\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u3000-\u3029\u3041-\u3096\u309b-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff9d]+/g
