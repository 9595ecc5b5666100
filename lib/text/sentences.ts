import type { Language } from '#kit/language.ts'
import { type Segment, segmentsIn } from './segments.ts'

/**
 * Lists the sentences of a text with their trailing space, so that concatenated they are the text. A line break also
 * ends one.
 */
export function sentencesIn(text: string, language: Language): Generator<Segment> {
  return segmentsIn(text, 'sentence', language)
}
