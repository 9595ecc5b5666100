import { useMemo } from 'react'
import type { Values } from '#kit/values.ts'
import { recordedVoices } from '#lib/speech/voices.ts'
import { useLanguage } from '#ui/language/language.ts'
import { isHeld } from '#ui/text/held-text.ts'
import type { Speech } from '../speech/checked-speech.ts'
import { languageOf } from '../speech/language-of.ts'

/**
 * What stands in the fields, defaults filled in. Until a voice is chosen, it is one of the language that the text is in, or
 * of the reader's where that says nothing; for English a recorded one where it is there.
 */
export function useSpeech(
  values: Values,
  hasRecorded: boolean,
): { speech: Speech; format: 'wav' | 'mp3'; key: string } {
  const language = useLanguage()
  return useMemo(() => {
    const { text: written, voice, speed, pitch, volume, format } = values
    const text = typeof written === 'string' ? written : isHeld(written) ? tooLong : ''
    const number = (value: unknown) => (typeof value === 'number' ? value : 1)
    const own = languageOf(text) ?? (language === 'zh' ? 'cmn' : 'en')
    const speech: Speech = {
      text,
      voice: typeof voice === 'string' ? voice : own === 'en' && hasRecorded ? recordedVoices[0].id : own,
      speed: number(speed),
      pitch: number(pitch),
      volume: number(volume),
    }
    const wanted = format === 'mp3' ? 'mp3' : 'wav'
    return { speech, format: wanted, key: JSON.stringify([speech, wanted]) }
  }, [values, language, hasRecorded])
}

/** A text that the page holds as bytes is far longer than what is spoken, and refused as any that is too long. */
const tooLong = ' '.repeat(100_001)
