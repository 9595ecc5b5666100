import type { Localized } from '#kit/language.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeText } from '#lib/recognition/summarize-text.ts'

/** Recognizes three or five parts in Base64url, of which the first is JSON with an algorithm. */
export const recognize: Recognize = ({ text, isCut }) => {
  if (isCut) return []
  const [, token = ''] = pattern.exec(text) ?? []
  const [header = '', payload = ''] = token.split('.')
  const fields = objectIn(header)
  if (typeof fields?.['alg'] !== 'string') return []
  const isSigned = token.split('.').length === 3
  const claims = isSigned ? objectIn(payload) : undefined
  if (isSigned ? !claims : typeof fields['enc'] !== 'string') return []
  const decode: Recognition = { operation: 'decode', label: labels.decode, confidence: sure, kind }
  if (!isSigned) return [{ operation: 'decrypt', label: labels.decrypt, confidence: sure, kind }, decode]
  const brief = briefOf(claims)
  const verify = { operation: 'verify', label: labels.verify, confidence: confidence.likely, kind }
  return [{ ...decode, ...(brief && { brief }) }, verify]
}

/** Higher than Base64, since decoding the token tells more. */
const sure = 0.98

const pattern =
  /^(?:[\w-]{1,64}:\s{0,9})?["']?(?:Bearer\s{1,9})?["']?(eyJ[\w-]{5,4000}\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]*)?)["',;]{0,3}$/i

const labels = {
  decode: { en: 'Decode the token', zh: '解析令牌' },
  verify: { en: 'Verify the token', zh: '验证令牌' },
  decrypt: { en: 'Decrypt the token', zh: '解密令牌' },
}
const kind = { en: 'a JSON Web Token', zh: 'JSON Web Token' }

function objectIn(part: string): Record<string, unknown> | undefined {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined
    throw error
  }
}

/** Summarizes a token by its subject and whether it has expired. */
function briefOf(claims: Record<string, unknown> = {}): Localized | undefined {
  const { sub, exp, nbf } = claims
  const name = typeof sub === 'string' ? summarizeText(sub.slice(0, maxName)) : undefined
  const now = Date.now() / 1000
  const state =
    typeof exp === 'number' && exp <= now
      ? states.expired
      : typeof nbf === 'number' && nbf > now
        ? states.early
        : undefined
  const shown = state ?? (typeof exp === 'number' ? states.active : undefined)
  if (!name || !shown) return name ?? shown
  return { en: `${name.en} · ${shown.en}`, zh: `${name.zh} · ${shown.zh}` }
}

/** In UTF-16 units. */
const maxName = 60

const states = {
  active: { en: 'not expired', zh: '未过期' },
  expired: { en: 'expired', zh: '已过期' },
  early: { en: 'not valid yet', zh: '尚未生效' },
}
