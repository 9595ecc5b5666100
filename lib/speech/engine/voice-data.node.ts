import { packVoiceData } from './pack-voice-data.node.ts'

let packed: Uint8Array<ArrayBuffer> | undefined

/** Reads the voices from the engine's package, once; see `voice-data.browser.ts`. */
export async function voiceData(): Promise<Uint8Array<ArrayBuffer>> {
  packed ??= packVoiceData()
  return packed
}
