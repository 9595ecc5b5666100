import type { Language } from '#kit/language.ts'
import { type Segment, segmentsIn } from './segments.ts'

/**
 * Lists the sentences of a text, each with its trailing space, so that joined they are the text. A line break ends one
 * too.
 */
export function sentencesIn(text: string, language: Language): Generator<Segment> {
  return segmentsIn(text, 'sentence', language)
}
