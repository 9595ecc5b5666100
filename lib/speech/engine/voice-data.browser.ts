/// <reference path="./voice-data-address.d.ts" />
import address from 'virtual:voice-data'
import { assetBytes } from '#lib/asset-bytes.ts'

/**
 * Loads the voices, packed by `packVoiceData`, at the first speech.
 *
 * @throws ToolError `assetFailed` when they cannot be loaded
 */
export const voiceData = (): Promise<Uint8Array<ArrayBuffer>> => assetBytes(new URL(address, location.href))
