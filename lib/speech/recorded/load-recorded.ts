import { wasmModule } from '#lib/wasm-bytes.ts'
import type { RecordedVoice } from '../voices.ts'
import { FliteProgram } from './flite-program.ts'
import { RecordedSpeaker } from './recorded-speaker.ts'

/**
 * Loads the program with the recorded voices.
 *
 * @throws ToolError `wasmNotLoaded`, `assetMissing` or `wasmFailed` in browsers; in Node the error of a missing package
 */
export const loadRecorded = async (voice: RecordedVoice): Promise<RecordedSpeaker> =>
  new RecordedSpeaker(new FliteProgram(await wasmModule('flite')), voice)
