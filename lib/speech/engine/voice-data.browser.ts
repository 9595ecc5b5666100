/// <reference path="./voice-data-address.d.ts" />
import address from 'virtual:voice-data'
import { assetBytes } from '#lib/asset-bytes.ts'

/**
 * Loads the voices when something is first spoken, as `packVoiceData` packed them.
 *
 * @throws ToolError `assetFailed` when they cannot be had
 */
export const voiceData = (): Promise<Uint8Array<ArrayBuffer>> => assetBytes(new URL(address, location.href))
