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
 * Speaks with a voice of the system, sentence by sentence: Chrome ends an utterance of a network voice after some 15
 * seconds. Gives what stops it.
 */
export function speakBySystem(
  { text, voice, ...manner }: SystemSpeech,
  ended: (hasFailed: boolean) => void,
): () => void {
  const parts = partsOf(text)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = (hasFailed: boolean) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    // What hangs in the queue would keep the next from being heard.
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
      rate: manner.speed,
      pitch: manner.pitch,
      volume: manner.volume,
    })
    utterance.onend = next
    utterance.onerror = () => end(true)
    speechSynthesis.speak(utterance)
  }
  speechSynthesis.cancel()
  next()
  return () => end(false)
}

/** Sentences and, in seconds, pauses. A character of Chinese is spoken about as long as a word. */
function partsOf(text: string): (string | number)[] {
  const maxLength = /[\u3000-\u9fff\uac00-\ud7af]/.test(text) ? 50 : 180
  return splitAtPauses(text).flatMap<string | number>((part) =>
    'pause' in part ? [part.pause] : splitAtSentences(part.text, part.from, maxLength).map((sentence) => sentence.text),
  )
}
