import { fill } from '#kit/sentence.ts'
import type { PageTexts } from '../texts.en.ts'

type Words<Name extends keyof PageTexts> = Pick<PageTexts, Name>

/** Says how many matches there are. */
export const matchCountSentence = (count: number, words: Words<'noMatch' | 'matches'>): string =>
  count === 0 ? words.noMatch : fill(words.matches, { count })

/** Says how many matches were replaced. */
export const replacedCountSentence = (count: number, words: Words<'replaced'>): string =>
  fill(words.replaced, { count })

/** Says into how many parts a text was cut. */
export const partCountSentence = (count: number, words: Words<'parts'>): string => fill(words.parts, { count })
