import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import { textOf } from '#kit/text-of.ts'
import { writeHex } from '#lib/ciphers/hex.ts'
import { meaningOf } from './token/claim-meanings.ts'
import { indexJson, membersOf, readObject } from './token/read-object.ts'
import { bytesOf, payloadOf, readToken, type Token } from './token/read-token.ts'
import { stateOf, timeClaims, timeOf } from './token/times.ts'
import { warnings } from './token/warnings.ts'

const localized = z.strictObject({ en: z.string(), zh: z.string() })

/** Decodes a token without verifying it. */
export const decode = defineOperation('decode', {
  input: { token: textOf('text/plain') },
  // The most wanted fields come first: the payload, and whether the token has expired.
  output: {
    payload: textOf('application/json'),
    state: z.enum(['active', 'expired', 'early', 'timeless']),
    claims: z
      .array(z.strictObject({ name: z.string(), value: z.string(), meaning: localized, time: z.string().optional() }))
      .meta({ format: 'table' }),
    kind: z.enum(['signed', 'encrypted', 'unsecured']),
    algorithm: z.string(),
    header: z.string(),
    signature: z.string(),
    warnings: z.array(localized).meta({ format: 'table' }),
  },
  run({ token: written }) {
    const token = readToken(written)
    const { header, fields, parts } = token
    const algorithm = String(fields['alg'] ?? '')
    const common = { header, algorithm, signature: writeHex(bytesOf(parts.at(-1) ?? '')) }
    const messages: Localized[] = []
    const warn = (name: keyof typeof warnings, params: Record<string, string> = {}) =>
      messages.push({ en: fill(warnings[name].en, params), zh: fill(warnings[name].zh, params) })
    warnOfHeader(token, warn)
    if (parts.length === 5) {
      warn('encrypted')
      const rest = { kind: 'encrypted', state: 'timeless' } as const
      return { ...common, ...rest, payload: '', claims: [], warnings: messages }
    }
    const isUnsecured = algorithm.toLowerCase() === 'none'
    if (isUnsecured) warn('unsigned')
    const text = payloadOf(token)
    if (text === undefined) warn('notText')
    if (text === '') warn('detached')
    const claims = text ? claimsOf(text, warn) : undefined
    return {
      ...common,
      kind: isUnsecured ? ('unsecured' as const) : ('signed' as const),
      payload: text ?? writeHex(bytesOf(parts[1] ?? '')),
      claims: claims?.rows ?? [],
      state: stateOf(claims?.fields ?? {}, Date.now() / 1000),
      warnings: messages,
    }
  },
})

type Warn = (name: keyof typeof warnings, params?: Record<string, string>) => void

function warnOfHeader({ fields, repeated }: Token, warn: Warn): void {
  for (const name of new Set(repeated)) warn('repeated', { name })
  for (const name of ['jku', 'x5u']) if (Object.hasOwn(fields, name)) warn('remoteKey', { name })
  if (Object.hasOwn(fields, 'jwk')) warn('ownKey')
  const critical = fields['crit']
  if (Array.isArray(critical)) warn('critical', { name: critical.slice(0, 10).map(String).join(', ') })
}

function claimsOf(text: string, warn: Warn) {
  if (/^\s*"?[\w-]{1,9999}\.[\w-]*\.[\w-]*/.test(text.slice(0, 20_000))) warn('nested')
  const index = isObject(text) ? indexJson(text) : undefined
  if (!index) {
    warn('notJson')
    return undefined
  }
  const { fields, repeated } = readObject(text)
  for (const name of new Set(repeated)) warn('repeated', { name })
  if (!Object.hasOwn(fields, 'exp')) warn('noExpiry')
  const rows = membersOf(index).map(({ name, source, value }) => {
    const time = timeClaims.includes(name) ? timeOf(value) : undefined
    if (['exp', 'nbf', 'iat'].includes(name) && typeof value !== 'number') warn('notTime', { name })
    else if (timeClaims.includes(name) && Number(value) > maxPlausible && Number(value) < maxPlausible * 100)
      warn('milliseconds', { name })
    const shown = typeof value === 'string' ? value : source
    return { name, value: shown, meaning: meaningOf(name), ...(time !== undefined && { time }) }
  })
  return { rows, fields }
}

/** In seconds since 1970, the year 5138; in milliseconds it is 1973. */
const maxPlausible = 1e11

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
