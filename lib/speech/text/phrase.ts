import type { Language } from '../voices.ts'

/** A stretch of a sentence in one language. */
export interface Phrase {
  language: Language
  text: string
  /** Where it begins in the whole text. */
  from: number
}
