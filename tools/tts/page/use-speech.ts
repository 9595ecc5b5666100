import { useMemo } from 'react'
import type { Values } from '#kit/values.ts'
import { recordedVoices } from '#lib/speech/voices.ts'
import { useLanguage } from '#ui/language/language.ts'
import { isHeld } from '#ui/text/held-text.ts'
import { detectLanguage } from '../speech/detect-language.ts'
import type { Speech } from '../speech/synthesize-speech.ts'

/**
 * Returns the fields' values with defaults. Unless a voice is chosen, it is one of the text's language, or of the
 * page's if that is unknown; for English a recorded one if it is loaded.
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
    const own = detectLanguage(text) ?? (language === 'zh' ? 'cmn' : 'en')
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

/** Stands for a text that the page holds as bytes, which is refused as too long. */
const tooLong = ' '.repeat(100_001)
