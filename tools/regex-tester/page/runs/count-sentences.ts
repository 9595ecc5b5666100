import { fill } from '#kit/sentence.ts'
import type { PageTexts } from '../texts.en.ts'

type Words<Name extends keyof PageTexts> = Pick<PageTexts, Name>

/** Says how many matches there are. */
export const matchCountSentence = (count: number, words: Words<'noMatch' | 'oneMatch' | 'manyMatches'>): string =>
  count === 0 ? words.noMatch : count === 1 ? words.oneMatch : fill(words.manyMatches, { count })

/** Says how many matches were replaced. */
export const replacedCountSentence = (count: number, words: Words<'oneReplaced' | 'replaced'>): string =>
  count === 1 ? words.oneReplaced : fill(words.replaced, { count })

/** Says into how many parts a text was cut. */
export const partCountSentence = (count: number, words: Words<'onePart' | 'parts'>): string =>
  count === 1 ? words.onePart : fill(words.parts, { count })
