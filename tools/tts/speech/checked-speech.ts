import { ToolError } from '#kit/tool-error.ts'
import { type SpokenPiece, speakText } from '#lib/speech/speak-text.ts'
import { splitAtPauses } from '#lib/speech/text/pauses.ts'
import { voiceOf } from '#lib/speech/voices.ts'
import { errors } from '../errors.ts'
import { isNotEnglish } from './language-of.ts'

export interface Speech {
  text: string
  voice: string
  speed: number
  pitch: number
  volume: number
}

/** In minutes, of all pauses together: they cost nothing to ask for, and a file is not to be endless. */
const maxPause = 60

/**
 * Speaks a text piece by piece.
 *
 * @throws ToolError `empty` where there is nothing to say, `unknownVoice`, `notEnglish` where a voice knows nothing else,
 * `voicesNotLoaded`, `tooMuchPause`, `failed` where no sound came
 */
export async function* checkedSpeech({ text, voice, ...manner }: Speech): AsyncGenerator<SpokenPiece> {
  const chosenVoice = voiceOf(voice)
  if (!chosenVoice) throw errors.unknownVoice({ voice })
  checkParts(text)
  if (chosenVoice.recorded && isNotEnglish(text)) throw errors.notEnglish({ voice: chosenVoice.recorded.id })
  let hasSound = false
  try {
    for await (const piece of speakText(text, chosenVoice, manner)) {
      hasSound ||= piece.words.length > 0
      yield piece
    }
  } catch (error) {
    // A site made from the package has these voices only where their own package is installed.
    const isMissing = error instanceof ToolError && error.code === 'wasmNotLoaded'
    throw isMissing && chosenVoice.recorded ? errors.voicesNotLoaded() : error
  }
  if (!hasSound) throw errors.failed()
}

function checkParts(text: string): void {
  let pause = 0
  let hasWords = false
  for (const part of splitAtPauses(text)) {
    if ('pause' in part) pause += part.pause
    else hasWords ||= /[\p{L}\p{N}\p{S}]/u.test(part.text)
  }
  if (!hasWords) throw errors.empty()
  if (pause > maxPause * 60) throw errors.tooMuchPause({ minutes: Math.ceil(pause / 60), most: maxPause })
}
