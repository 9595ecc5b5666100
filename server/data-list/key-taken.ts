import type { Language } from '#kit/language.ts'
import { Refusal } from '../http/refusal.ts'

const sentence = { en: 'Another record of this kind has this key', zh: '此类记录中已有相同的键' }

/** The refusal of a key that another record of the kind has. */
export const keyTaken = (language: Language): Refusal => new Refusal(409, sentence[language])
