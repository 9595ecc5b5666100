import type { Language } from '#kit/language.ts'
import { segmentWords } from './segment-words.ts'
import { countSegments, type Segment, segmentsIn } from './segments.ts'

/**
 * Lists the words of a text, without spaces and punctuation. Chinese is segmented by a dictionary, which differs
 * between engines.
 */
export function* wordsIn(text: string, language: Language): Generator<Segment> {
  for (const segment of segmentsIn(text, 'word', language)) if (segment.isWordLike) yield segment
}

/** Counts the words of a text. */
export const countWords = (text: string, language: Language): number =>
  countSegments(text, 'word', language, { areWords: true, divide: segmentWords })
