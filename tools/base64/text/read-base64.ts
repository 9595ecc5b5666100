import { decodeBase64 } from '#lib/base64/base64.ts'
import { errors } from '../errors.ts'

/**
 * Decodes Base64, with the media type that its data URI (RFC 2397) declares.
 *
 * @throws empty, invalidBase64, or decodeFailed for a data URI whose data is not Base64
 */
export function readBase64(text: string): { bytes: Uint8Array<ArrayBuffer>; declaredType?: string | undefined } {
  const { 0: prefix = '', groups = {} } = dataUri.exec(text) ?? {}
  if (prefix && !groups['base64']) throw errors.decodeFailed()

  const bytes = decodeBase64(text, prefix.length || text.search(/\S|$/))
  if ('position' in bytes) throw errors.invalidBase64(bytes)
  if (bytes.length === 0) throw errors.empty()
  return { bytes, declaredType: groups['type'] }
}

const dataUri = /^\s*data:(?<type>[^;,]*)(?:;(?!base64,)[^;,]*)*(?<base64>;base64)?,/i
