import { zlibSync } from 'fflate'
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { buildChunk, signature } from './chunks.ts'

/** Inserts an ICC profile after the IHDR chunk of a PNG (W3C PNG, section 11.3.2.3). */
export function embedProfile(bytes: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const end = signature.length + 25
  const chunk = buildChunk('iCCP', joinBytes(bytesOf('ICC\0\0'), zlibSync(profile)))
  return joinBytes(bytes.subarray(0, end), chunk, bytes.subarray(end))
}
