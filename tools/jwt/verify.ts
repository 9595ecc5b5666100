import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { isSigningAlgorithm, isSymmetric } from './key/algorithms.ts'
import { detectKeyForm, importKeys, keyForms, withoutLastBreak } from './key/import-keys.ts'
import { isBareKey } from './key/read-pem.ts'
import { payloadOf, readToken, type Token } from './token/read-token.ts'
import { readTime } from './token/times.ts'
import { checkNames, verifyReasons } from './token/verify-reasons.ts'

const localized = z.strictObject({ en: z.string(), zh: z.string() })

/**
 * Verifies the signature and the claims of a token. Returns the first reason of failure, and the result of every check.
 */
export const verify = defineOperation('verify', {
  input: {
    token: textOf('text/plain'),
    key: z.string().meta({ format: 'textarea' }),
    keyForm: z.enum(keyForms).default('auto'),
    algorithms: z.array(z.string()).default([]),
    issuer: z.string().default(''),
    audience: z.string().default(''),
    leeway: advanced(z.int().min(0).max(86_400).default(0)),
    at: advanced(z.string().default('')),
  },
  output: {
    isValid: z.boolean(),
    reason: localized.optional(),
    algorithm: z.string(),
    keyId: z.string().optional(),
    checks: z.array(z.strictObject({ name: localized, passed: z.boolean() })).meta({ format: 'table' }),
  },
  async run({ token: written, key, keyForm, algorithms, ...expected }) {
    const token = readToken(written)
    const now = readTime(expected.at)
    const algorithm = String(token.fields['alg'] ?? '')
    const { kid } = token.fields
    const keyId = typeof kid === 'string' ? kid : undefined
    const checks: VerifyCheck[] = []
    if (token.repeated.length > 0) checks.push({ name: checkNames.header, reason: verifyReasons.repeated })
    if (algorithms.length > 0) {
      const isAllowed = algorithms.includes(algorithm)
      checks.push({ name: checkNames.algorithm, reason: isAllowed ? undefined : verifyReasons.notAllowed })
    }
    checks.push({
      name: checkNames.signature,
      reason: await namingLineBreak({ key, keyForm, keyId }, (input) => signatureFailure(token, algorithm, input)),
    })
    checks.push(...claimChecks(token, { ...expected, now }))
    const reason = checks.find((check) => check.reason)?.reason
    return {
      isValid: reason === undefined,
      ...(reason && { reason }),
      algorithm,
      ...(keyId !== undefined && { keyId }),
      checks: checks.map((check) => ({ name: check.name, passed: check.reason === undefined })),
    }
  },
})

/** A check, with the reason where it failed. */
interface VerifyCheck {
  name: Localized
  reason?: Localized | undefined
}

interface KeyInput {
  key: string
  keyForm: (typeof keyForms)[number]
  keyId: string | undefined
}

/**
 * Says if a signature fails only because of a line break at the end of a secret, as a file has. It still fails: other
 * programs use every byte of the secret.
 */
async function namingLineBreak(
  input: KeyInput,
  failureWith: (input: KeyInput) => Promise<Localized | undefined>,
): Promise<Localized | undefined> {
  const failure = await failureWith(input)
  const key = withoutLastBreak(input.key)
  if (failure !== verifyReasons.signature || key === '' || key === input.key) return failure
  if (detectKeyForm(key, input.keyForm) !== 'text') return failure
  return (await failureWith({ ...input, key })) === undefined ? verifyReasons.lineBreak : failure
}

/**
 * Returns the reason why a signature is not valid; undefined where it is.
 *
 * @throws unsupported, badKey
 */
async function signatureFailure(
  { parts, fields }: Token,
  algorithm: string,
  { key, keyForm, keyId }: KeyInput,
): Promise<Localized | undefined> {
  if (parts.length === 5) throw errors.unsupported({ kind: 'JWE' })
  if (algorithm.toLowerCase() === 'none') return verifyReasons.none
  if (!isSigningAlgorithm(algorithm)) throw errors.unsupported({ kind: algorithm.slice(0, maxShown) || 'alg' })
  // The token chooses its algorithm: with HMAC, anybody who knows the public key could sign.
  if (isSymmetric(algorithm) && isPublic(key, keyForm)) return verifyReasons.confusion
  const keys = await importKeys(key, keyForm, { algorithm, purpose: 'verify', keyId })
  const { flattenedVerify, errors: failures } = await import('jose')
  const [header = '', payload = '', signature = ''] = parts
  let fault: Localized = verifyReasons.signature
  for (const candidate of keys) {
    try {
      await flattenedVerify({ protected: header, payload, signature }, candidate)
      return undefined
    } catch (error) {
      if (error instanceof failures.JOSENotSupported) return verifyReasons.critical
      if (error instanceof failures.JWSInvalid)
        return fields['crit'] === undefined ? verifyReasons.malformed : verifyReasons.critical
      if (error instanceof TypeError) fault = verifyReasons.weakKey
      else if (!(error instanceof failures.JWSSignatureVerificationFailed)) throw error
    }
  }
  return fault
}

/** In UTF-16 units. */
const maxShown = 40

function isPublic(key: string, keyForm: KeyInput['keyForm']): boolean {
  const form = detectKeyForm(key, keyForm)
  if (form === 'pem' || key.includes('-----BEGIN ') || isBareKey(key)) return true
  const isJwk = form === 'jwk' || form === 'jwks'
  const types = Array.from(key.matchAll(/"kty"\s{0,99}:\s{0,99}"(\w{1,9})"/g), ([, type]) => type)
  return isJwk && types.length > 0 && !types.includes('oct')
}

interface Expected {
  issuer: string
  audience: string
  /** In seconds. */
  leeway: number
  /** In seconds since 1970. */
  now: number
}

interface ClaimCheck {
  name: Localized
  reason?: Localized | undefined
}

/**
 * Checks the claims of a token (RFC 7519, section 4.1): times where it has any, issuer and audience where they are
 * given.
 */
function claimChecks(token: Token, { issuer, audience, leeway, now }: Expected): ClaimCheck[] {
  const claims = claimsOf(token)
  const timeCheck = (claim: 'exp' | 'nbf', isPassed: (time: number) => boolean, late: Localized): ClaimCheck[] => {
    const time = claims?.[claim]
    if (time === undefined) return []
    const reason = typeof time !== 'number' ? verifyReasons.notTime : isPassed(time) ? undefined : late
    return [{ name: checkNames[claim], reason }]
  }
  const nameCheck = (name: Localized, expected: string, actual: unknown, other: Localized): ClaimCheck[] => {
    if (expected === '') return []
    const isNamed = [actual].flat().includes(expected)
    return [{ name, reason: claims === undefined ? verifyReasons.notClaims : isNamed ? undefined : other }]
  }
  return [
    ...timeCheck('exp', (time) => now < time + leeway, verifyReasons.expired),
    ...timeCheck('nbf', (time) => time <= now + leeway, verifyReasons.early),
    ...nameCheck(checkNames.iss, issuer, claims?.['iss'], verifyReasons.issuer),
    ...nameCheck(checkNames.aud, audience, claims?.['aud'], verifyReasons.audience),
  ]
}

function claimsOf(token: Token): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(payloadOf(token) ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
