import type { Language } from '#kit/language.ts'
import { languages, timbres, type Voice } from '#lib/speech/voices.ts'

/** Names a voice as people know it: its language and how it sounds. */
export function voiceName(voice: Voice | undefined, language: Language): string {
  const name = languages.find(({ id }) => id === voice?.language)?.name[language]
  const timbre = (voice?.recorded ?? timbres.find(({ suffix }) => suffix === voice?.suffix))?.name[language]
  return name && timbre ? `${name}${language === 'zh' ? '，' : ', '}${timbre}` : ''
}
