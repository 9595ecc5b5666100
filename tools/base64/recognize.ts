import { type DetectedBase64, decodedPrefix, detectBase64 } from '#lib/recognition/detect-base64.ts'
import { fileKinds } from '#lib/recognition/file-kinds.ts'
import { fileSignature, imageSignatures } from '#lib/recognition/file-signature.ts'
import { confidence, type Material, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeImage } from '#lib/recognition/summarize-image.ts'
import { summarizeList, summarizeSize, summarizeText } from '#lib/recognition/summarize-text.ts'

/** Recognizes Base64, also in data URIs, web tokens and PEM. Anything else can be encoded. */
export const recognize: Recognize = (material) => [...decodingsOf(material), encodingOf(material)]

const labels = {
  decode: { en: 'Decode Base64', zh: '解码 Base64' },
  decodeFile: { en: 'Decode Base64 to a file', zh: '把 Base64 解码为文件' },
  payload: { en: 'Decode the payload of the token', zh: '解码令牌的载荷' },
  credentials: { en: 'Decode the username and password', zh: '解码用户名和密码' },
  encode: { en: 'Encode as Base64', zh: '编码为 Base64' },
  encodeFile: { en: 'Encode as Base64', zh: '编码为 Base64' },
  dataUri: { en: 'Encode as a data URI', zh: '编码为 Data URI' },
}

const kinds = {
  base64: { en: 'Base64', zh: 'Base64' },
  dataUri: { en: 'a data URI', zh: 'Data URI' },
  token: { en: 'a JSON Web Token', zh: 'JSON Web Token' },
  credentials: { en: 'HTTP credentials (Basic)', zh: 'HTTP Basic 凭据' },
  pem: { en: 'a key or certificate in PEM', zh: 'PEM 格式的密钥或证书' },
}

function decodingsOf({ text, isCut, file }: Material): Recognition[] {
  const [uri = '', type = ''] = /^data:([\w.+/-]{0,100})(?:;[\w=.-]{0,80}){0,4},/i.exec(text) ?? []
  if (uri.toLowerCase().endsWith(';base64,')) return recognizeDataUri(type, detectBase64(text.slice(uri.length), isCut))
  const payload = token.exec(text)?.[1]
  if (payload) return [recognizePart('payload', payload)]
  const credentials = basicCredentials.exec(text)?.[1]
  if (credentials && detectBase64(credentials)?.isText) return [recognizePart('credentials', credentials)]
  const pem = bodyOfPem(text)
  if (pem) return [of('decodeFile', labels.decodeFile, confidence.possible, kinds.pem, { input: { base64: pem } })]
  const shape = detectBase64(text, isCut)
  return shape && !file?.type.startsWith('image/') ? recognizeBase64(shape, text) : []
}

/** Returns the body of a key or certificate between its first and last line. */
function bodyOfPem(text: string): string | undefined {
  // The body of OpenPGP ends with a checksum (RFC 9580, section 6.1).
  if (!/^-----BEGIN (?!PGP)/.test(text)) return undefined
  const body = text.slice(text.indexOf('\n'), text.indexOf('-----END')).trim()
  return /^[\w+/=\s]+$/.test(body) ? body : undefined
}

/** A header and a payload in JSON; the signature may be left out (RFC 7519). */
const token = /^(?:(?:Authorization:\s{0,9})?Bearer\s{1,9})?eyJ[\w-]{5,2000}\.((?:eyJ|e30)[\w-]*)(?:\.[\w-]*)?$/i

/** A name and a password (RFC 7617). */
const basicCredentials = /^(?:Authorization:\s{0,9})?Basic\s{1,9}([\w+/-]{8,2000}={0,2})$/i

/** Recognizes Base64 that is a part of another format. */
function recognizePart(name: 'payload' | 'credentials', part: string): Recognition {
  const shape = detectBase64(part)
  const kind = { payload: kinds.token, credentials: kinds.credentials }[name]
  const more = { input: { base64: part }, brief: shape && briefOf(shape) }
  return of('decode', labels[name], confidence.certain, kind, more)
}

function recognizeDataUri(type: string, shape: DetectedBase64 | undefined): Recognition[] {
  const isText = /^$|^text\/|json|xml|javascript/i.test(type) && !type.startsWith('image/')
  const [first, second] = isText ? (['decode', 'decodeFile'] as const) : (['decodeFile', 'decode'] as const)
  return [
    of(first, labels[first], confidence.certain, kinds.dataUri, { brief: shape && briefOf(shape) }),
    of(second, labels[second], confidence.possible, kinds.dataUri),
  ]
}

/** Summarizes the decoded bytes: as text, by the kind and size of an image, or by their number. */
function briefOf(shape: DetectedBase64): Recognition['brief'] {
  if (shape.isText) return summarizeText(decodedPrefix(shape), shape.size > shape.bytes.length)
  const size = summarizeSize(shape.size)
  const name = fileKinds[fileSignature(shape.bytes) ?? '']?.name
  return summarizeImage(shape.bytes) ?? (name ? summarizeList([name], false, size) : size)
}

function recognizeBase64(shape: DetectedBase64, text: string): Recognition[] {
  const { bytes, isText, isPadded } = shape
  const more = { brief: briefOf(shape) }
  const decode = (sure: number) => of('decode', labels.decode, sure, kinds.base64, more)
  const decodeFile = (sure: number) => of('decodeFile', labels.decodeFile, sure, kinds.base64, more)
  const signature = fileSignature(bytes)
  // Encrypted with a passphrase, so decoding alone is of little use.
  if (signature === 'salted') return [decode(confidence.possible)]
  if (signature && bytes.length > 12) return [decodeFile(confidence.certain), decode(confidence.possible)]
  if (isText && bytes.length > 3)
    return [decode(isPadded || bytes.length > 12 ? confidence.certain : confidence.likely)]
  if (isPadded) return [decode(bytes.length > 5 ? 0.7 : 0.45), decodeFile(0.35)]
  // Base64 of random bytes has letters of both cases and digits; names and paths rarely do, or are shorter.
  const isMixed = /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d.*\d/s.test(text)
  return isMixed && bytes.length >= 18 && !/^\/|[_-][a-z]+[_-]/.test(text) && !apiKeyPrefix.test(text)
    ? [decode(confidence.possible)]
    : []
}

/** The prefixes of API keys, by which scanners find leaked ones. */
const apiKeyPrefix = /^(?:gh[opsur]_|github_pat_|glpat-|npm_|AIza|AKIA|xox[a-z]-|[rsp]k[-_]|SG\.|hf_|dop_v1_|shpat_)/

function encodingOf({ file }: Material): Recognition {
  if (file) {
    const isImage = file.type.startsWith('image/') || imageSignatures.includes(fileSignature(file.bytes) ?? '')
    return isImage
      ? of('encodeFile', labels.dataUri, confidence.possible)
      : of('encodeFile', labels.encodeFile, confidence.anything + 0.1)
  }
  return of('encode', labels.encode, confidence.lastResort)
}

const of = (
  operation: 'encode' | 'encodeFile' | 'decode' | 'decodeFile',
  label: Recognition['label'],
  sure: number,
  kind?: Recognition['kind'],
  more?: Pick<Recognition, 'input' | 'brief'>,
): Recognition => ({ operation, label, confidence: sure, ...(kind && { kind }), ...more })
