import type { Localized } from '#kit/language.ts'
import { payloadOf, type Token } from './read-token.ts'
import { checkNames, verifyReasons } from './verify-reasons.ts'

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
export function claimChecks(token: Token, { issuer, audience, leeway, now }: Expected): ClaimCheck[] {
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
