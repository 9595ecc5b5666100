import { useMemo } from 'react'
import type { Values } from '#kit/values.ts'
import { useLanguage } from '#ui/language/language.ts'
import { isHeld } from '#ui/text/held-text.ts'
import type { Speech } from '../speech/checked-speech.ts'

/** What stands in the fields, defaults filled in; the voice that is first offered speaks the reader's language. */
export function useSpeech(values: Values): { speech: Speech; format: 'wav' | 'mp3'; key: string } {
  const language = useLanguage()
  return useMemo(() => {
    const { text, voice, speed, pitch, volume, format } = values
    const number = (value: unknown) => (typeof value === 'number' ? value : 1)
    const speech: Speech = {
      text: typeof text === 'string' ? text : isHeld(text) ? tooLong : '',
      voice: typeof voice === 'string' ? voice : language === 'zh' ? 'cmn' : 'en',
      speed: number(speed),
      pitch: number(pitch),
      volume: number(volume),
    }
    const wanted = format === 'mp3' ? 'mp3' : 'wav'
    return { speech, format: wanted, key: JSON.stringify([speech, wanted]) }
  }, [values, language])
}

/** A text that the page holds as bytes is far longer than what is spoken, and refused as any that is too long. */
const tooLong = ' '.repeat(100_001)
