import { fill } from '#kit/sentence.ts'
import type { en } from '../texts.en.ts'

type Words<Name extends keyof typeof en.page> = Pick<typeof en.page, Name>

/** Says how many matches there are. */
export const sayMatches = (count: number, words: Words<'noMatch' | 'oneMatch' | 'manyMatches'>): string =>
  count === 0 ? words.noMatch : count === 1 ? words.oneMatch : fill(words.manyMatches, { count })

/** Says how many matches were replaced. */
export const sayReplaced = (count: number, words: Words<'oneReplaced' | 'replaced'>): string =>
  count === 1 ? words.oneReplaced : fill(words.replaced, { count })

/** Says into how many parts a text was cut. */
export const sayParts = (count: number, words: Words<'onePart' | 'parts'>): string =>
  count === 1 ? words.onePart : fill(words.parts, { count })
