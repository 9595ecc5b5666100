import type { Language } from '../voices.ts'

/** A part of a sentence in one language. */
export interface Phrase {
  language: Language
  text: string
  /** Its start in the whole text. */
  from: number
}
