import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { isSymmetric, minSecretLength, signingAlgorithms } from './key/algorithms.ts'
import { detectKeyForm, type ImportedKey, importKeys, keyForms, withoutLastBreak } from './key/import-keys.ts'
import { headerReasons, keyReasons } from './key/key-reasons.ts'
import { indexJson, membersOf, readObject } from './token/read-object.ts'
import { readDuration } from './token/times.ts'
import { warnings } from './token/warnings.ts'

const localized = z.strictObject({ en: z.string(), zh: z.string() })

/** Signs a payload: byte for byte where no time is added, else with its numbers as written. */
export const sign = defineOperation('sign', {
  input: {
    payload: textOf('application/json'),
    header: z.string().default('{}').meta({ format: 'textarea' }),
    algorithm: z.enum(signingAlgorithms).default('HS256'),
    key: z.string().meta({ format: 'textarea' }),
    keyForm: z.enum(keyForms).default('auto'),
    expiresIn: z.string().default(''),
    issuedAt: z.boolean().default(true),
  },
  output: { token: textOf('text/plain'), warnings: z.array(localized).meta({ format: 'table' }) },
  async run({ payload, header, algorithm, key, keyForm, expiresIn, issuedAt }) {
    if (payload.trim() === '') throw errors.emptyPayload()
    if (payload.length > maxPayloadLength) throw errors.tooLong({ limit: maxPayloadLength })
    const { fields } = readObject(header.trim() === '' ? '{}' : header)
    if (fields['b64'] === false) throw errors.unsupported({ kind: 'b64' })
    const critical = criticalIn(fields)
    const text = withTimes(payload, readDuration(expiresIn), issuedAt)
    const [ready] = await importKeys(key, keyForm, {
      algorithm,
      purpose: 'sign',
      keyId: stringOrUndefined(fields['kid']),
    })
    if (ready === undefined) throw errors.badKey({ algorithm, reason: keyReasons.notInSet.en })

    const messages: Localized[] = []
    const warn = (name: keyof typeof warnings, params: Record<string, string | number> = {}) =>
      messages.push({ en: fill(warnings[name].en, params), zh: fill(warnings[name].zh, params) })
    const count = minSecretLength(algorithm)
    if (isSymmetric(algorithm) && ready instanceof Uint8Array && ready.length < count)
      warn('shortSecret', { algorithm, count })
    if (withoutLastBreak(key) !== key && detectKeyForm(key, keyForm) === 'text') warn('lineBreak')
    if (!Object.hasOwn(readObject(text).fields, 'exp')) warn('noExpiry')
    const protectedHeader = { typ: 'JWT', ...fields, alg: algorithm }
    return { token: await signWith(ready, text, protectedHeader, critical), warnings: messages }
  },
})

/** In UTF-16 units. */
const maxPayloadLength = 2 ** 20

const stringOrUndefined = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Adds `iat` and `exp` to a payload; its own `iat` stays. Other values keep their source text. */
function withTimes(payload: string, lasts: number | undefined, issuedAt: boolean): string {
  const { fields } = readObject(payload)
  const now = Math.floor(Date.now() / 1000)
  const added: string[] = []
  if (issuedAt && !Object.hasOwn(fields, 'iat')) added.push(`"iat":${now}`)
  if (lasts !== undefined) added.push(`"exp":${now + lasts}`)
  if (added.length === 0) return payload
  const kept = membersOf(indexJson(payload)).filter(({ name }) => lasts === undefined || name !== 'exp')
  return `{${[...kept.map(({ name, source }) => `${JSON.stringify(name)}:${source}`), ...added].join(',')}}`
}

/**
 * Reads the critical parameters of a header (RFC 7515, section 4.1.11): names of other parameters, none of which is
 * registered there.
 */
function criticalIn(fields: Record<string, unknown>): string[] {
  if (!Object.hasOwn(fields, 'crit')) return []
  const crit = fields['crit']
  const isValid =
    Array.isArray(crit) &&
    crit.length > 0 &&
    new Set(crit).size === crit.length &&
    crit.every((name) => typeof name === 'string' && Object.hasOwn(fields, name) && !registered.has(name))
  if (!isValid) throw errors.badHeader({ reason: headerReasons.critical.en })
  return crit
}

const registered = new Set(['alg', 'jku', 'jwk', 'kid', 'x5u', 'x5c', 'x5t', 'x5t#S256', 'typ', 'cty', 'crit'])

async function signWith(
  key: ImportedKey,
  payload: string,
  header: { alg: string },
  critical: readonly string[],
): Promise<string> {
  const { FlattenedSign, errors: failures } = await import('jose')
  const { alg, ...others } = header
  try {
    const signed = await new FlattenedSign(new TextEncoder().encode(payload))
      .setProtectedHeader({ alg, ...others })
      // Only the recipient has to understand them.
      .sign(key, { crit: Object.fromEntries(critical.map((name) => [name, true])) })
    return `${signed.protected}.${signed.payload}.${signed.signature}`
  } catch (error) {
    const isWeak = error instanceof TypeError || error instanceof DOMException
    if (isWeak) throw errors.badKey({ algorithm: alg, reason: keyReasons.tooShort.en })
    // Writing it as JSON is recursive.
    if (error instanceof failures.JWSInvalid) throw errors.badHeader({ reason: headerReasons.tooDeep.en })
    throw error
  }
}
