import { ToolError } from '#kit/tool-error.ts'
import { type SpokenPiece, speakText } from '#lib/speech/speak-text.ts'
import { splitAtPauses } from '#lib/speech/text/pauses.ts'
import { voiceOf } from '#lib/speech/voices.ts'
import { errors } from '../errors.ts'
import { isNotEnglish } from './detect-language.ts'

export interface Speech {
  text: string
  voice: string
  speed: number
  pitch: number
  volume: number
}

/** In minutes, of all pauses together, so that short texts can't request huge files. */
const maxPause = 60

/**
 * Synthesizes speech piece by piece.
 *
 * @throws ToolError `empty` for a text without words, `unknownVoice`, `notEnglish` for a voice of English only,
 * `voicesNotLoaded`, `tooMuchPause`, `failed` if there was no sound
 */
export async function* synthesizeSpeech({ text, voice, ...prosody }: Speech): AsyncGenerator<SpokenPiece> {
  const chosenVoice = voiceOf(voice)
  if (!chosenVoice) throw errors.unknownVoice({ voice })
  checkParts(text)
  if (chosenVoice.recorded && isNotEnglish(text)) throw errors.notEnglish({ voice: chosenVoice.recorded.id })
  let hasSound = false
  try {
    for await (const piece of speakText(text, chosenVoice, prosody)) {
      hasSound ||= piece.words.length > 0
      yield piece
    }
  } catch (error) {
    // A site built from the package has these voices only if their own package is installed.
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
