import { decodeBase64 } from '#lib/base64/base64.ts'
import { errors } from '../errors.ts'

interface DecodedBase64 {
  bytes: Uint8Array<ArrayBuffer>
  declaredType?: string | undefined
  /** The label of a charset. */
  declaredCharset?: string | undefined
}

/**
 * Decodes Base64, with the media type and the charset that its data URI (RFC 2397) declares.
 *
 * @throws empty, invalidBase64, or decodeFailed for a data URI whose data is not Base64
 */
export function readBase64(text: string): DecodedBase64 {
  const { 0: prefix = '', groups = {} } = dataUri.exec(text) ?? {}
  if (prefix && !groups['base64']) throw errors.decodeFailed()

  const bytes = decodeBase64(text, prefix.length || text.search(/\S|$/))
  if ('position' in bytes) throw errors.invalidBase64(bytes)
  if (bytes.length === 0) throw errors.empty()
  const [, declaredCharset] = charsetParameter.exec(groups['parameters'] ?? '') ?? []
  return { bytes, declaredType: groups['type'], declaredCharset }
}

const dataUri = /^\s*data:(?<type>[^;,]*)(?<parameters>(?:;(?!base64,)[^;,]*)*)(?<base64>;base64)?,/i

const charsetParameter = /;\s{0,9}charset="?([\w.:-]{1,40})/i
