import { splitAtPauses } from '#lib/speech/text/pauses.ts'
import { splitAtSentences } from '#lib/speech/text/sentences.ts'

export interface SystemSpeech {
  text: string
  voice: SpeechSynthesisVoice
  speed: number
  pitch: number
  volume: number
}

/**
 * Speaks with a system voice, sentence by sentence, since Chrome ends an utterance of a network voice after some 15
 * seconds. Returns a function to stop it.
 */
export function speakWithSystemVoice(
  { text, voice, ...prosody }: SystemSpeech,
  ended: (hasFailed: boolean) => void,
): () => void {
  const parts = partsOf(text)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = (hasFailed: boolean) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    // An utterance stuck in the queue would block the next one.
    speechSynthesis.cancel()
    ended(hasFailed)
  }
  const next = () => {
    const part = parts.shift()
    if (isOver) return
    if (part === undefined) end(false)
    else if (typeof part === 'number') timer = setTimeout(next, part * 1000)
    else utter(part)
  }
  const utter = (sentence: string) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    Object.assign(utterance, {
      voice,
      lang: voice.lang,
      rate: prosody.speed,
      pitch: prosody.pitch,
      volume: prosody.volume,
    })
    utterance.onend = next
    utterance.onerror = () => end(true)
    speechSynthesis.speak(utterance)
  }
  speechSynthesis.cancel()
  next()
  return () => end(false)
}

/** Splits a text into sentences and pauses (in seconds). A Chinese character takes about as long as a word. */
function partsOf(text: string): (string | number)[] {
  const maxLength = /[\u3000-\u9fff\uac00-\ud7af]/.test(text) ? 50 : 180
  return splitAtPauses(text).flatMap<string | number>((part) =>
    'pause' in part ? [part.pause] : splitAtSentences(part.text, part.from, maxLength).map((sentence) => sentence.text),
  )
}
