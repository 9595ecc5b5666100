import type { Localized } from '#kit/language.ts'

/** The languages that can be spoken, as the engine names them. */
export type Language = (typeof languages)[number]['id']

/** Languages and accents, with their BCP 47 tags. */
export const languages = [
  { id: 'en', tag: 'en-GB', name: { en: 'English (UK)', zh: '英语（英国）' } },
  { id: 'en-us', tag: 'en-US', name: { en: 'English (US)', zh: '英语（美国）' } },
  { id: 'cmn', tag: 'zh-CN', name: { en: 'Chinese (Mandarin)', zh: '中文（普通话）' } },
  { id: 'yue', tag: 'zh-HK', name: { en: 'Chinese (Cantonese)', zh: '中文（粤语）' } },
  { id: 'ja', tag: 'ja-JP', name: { en: 'Japanese', zh: '日语' } },
  { id: 'ko', tag: 'ko-KR', name: { en: 'Korean', zh: '韩语' } },
  { id: 'de', tag: 'de-DE', name: { en: 'German', zh: '德语' } },
  { id: 'fr', tag: 'fr-FR', name: { en: 'French', zh: '法语' } },
  { id: 'es', tag: 'es-ES', name: { en: 'Spanish (Spain)', zh: '西班牙语（西班牙）' } },
  { id: 'es-419', tag: 'es-MX', name: { en: 'Spanish (Latin America)', zh: '西班牙语（拉丁美洲）' } },
  { id: 'it', tag: 'it-IT', name: { en: 'Italian', zh: '意大利语' } },
  { id: 'pt', tag: 'pt-PT', name: { en: 'Portuguese (Portugal)', zh: '葡萄牙语（葡萄牙）' } },
  { id: 'pt-br', tag: 'pt-BR', name: { en: 'Portuguese (Brazil)', zh: '葡萄牙语（巴西）' } },
] as const satisfies { id: string; tag: string; name: Localized }[]

/** Timbres for voices of all languages: variants of the engine. */
export const timbres = [
  { suffix: '', gender: 'male', name: { en: 'male', zh: '男声' } },
  { suffix: '+m3', gender: 'male', name: { en: 'male, deep', zh: '低沉男声' } },
  { suffix: '+f2', gender: 'female', name: { en: 'female', zh: '女声' } },
  { suffix: '+f4', gender: 'female', name: { en: 'female, bright', zh: '明亮女声' } },
] as const satisfies { suffix: string; gender: string; name: Localized }[]

type Suffix = (typeof timbres)[number]['suffix']

/**
 * Recorded voices of Flite. They speak one language; other phrases are spoken in the most similar timbre. `gain` makes
 * them as loud as the others; Flite cannot change the pitch of those with their own melody.
 */
export const recordedVoices = [
  {
    id: 'slt',
    language: 'en-us',
    like: '+f2',
    gender: 'female',
    gain: 0.63,
    hasOwnMelody: false,
    name: { en: 'female, natural (slt)', zh: '自然女声（slt）' },
  },
  {
    id: 'rms',
    language: 'en-us',
    like: '',
    gender: 'male',
    gain: 1.19,
    hasOwnMelody: true,
    name: { en: 'male, natural (rms)', zh: '自然男声（rms）' },
  },
  {
    id: 'awb',
    language: 'en',
    like: '',
    gender: 'male',
    gain: 1.06,
    hasOwnMelody: false,
    name: { en: 'male, natural, Scottish (awb)', zh: '自然男声，苏格兰口音（awb）' },
  },
] as const satisfies {
  id: string
  language: Language
  like: Suffix
  gender: string
  gain: number
  hasOwnMelody: boolean
  name: Localized
}[]

export type RecordedVoice = (typeof recordedVoices)[number]

export interface Voice {
  language: Language
  suffix: Suffix
  /** The recorded voice, if it is one. */
  recorded?: RecordedVoice
}

/**
 * Returns a voice by its id, such as `cmn`, `en-us+f2` or `slt`, or by a tag such as `zh-CN`; undefined if there is
 * none.
 */
export function voiceOf(id: string): Voice | undefined {
  const [name = '', variant] = id.trim().toLowerCase().split('+')
  const recorded = variant === undefined ? recordedVoices.find((each) => each.id === name) : undefined
  if (recorded) return { language: recorded.language, suffix: recorded.like, recorded }
  const language = languages.find((each) => each.id === name || each.tag.toLowerCase() === name)?.id ?? others.get(name)
  const timbre = timbres.find(({ suffix }) => suffix === (variant === undefined ? '' : `+${variant}`))
  return language && timbre ? { language, suffix: timbre.suffix } : undefined
}

/** Alternative names of languages. */
const others = new Map<string, Language>([
  ['zh', 'cmn'],
  ['en-gb', 'en'],
  ['zh-tw', 'cmn'],
])
