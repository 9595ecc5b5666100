import type { JWK } from 'jose'
import { decodeBase64 } from '#lib/base64/base64.ts'
import { errors } from '../errors.ts'
import { isSymmetric, keyTypesOf } from './algorithms.ts'
import { keyReasons } from './key-reasons.ts'
import { isBareKey, readPem } from './read-pem.ts'

export const keyForms = ['auto', 'text', 'base64', 'hex', 'pem', 'jwk', 'jwks'] as const

type KeyForm = (typeof keyForms)[number]

interface KeyUse {
  algorithm: string
  /** Signing and decrypting need a private key; for verifying, the public part of one is used. */
  purpose: 'sign' | 'verify' | 'decrypt'
  /** Selects a key of a set. */
  keyId?: string | undefined
}

/** An imported key, or the bytes of a secret. */
export type ImportedKey = CryptoKey | Uint8Array

/** Removes one line break at the end of a secret, as it is there when it was read from a file. */
export const withoutLastBreak = (key: string): string => key.replace(/(?:\r\n|\r|\n)$/, '')

/** Detects the format of a key: PEM or its Base64 alone, JWK, a JWK set, or else a secret. */
export function detectKeyForm(key: string, form: KeyForm): Exclude<KeyForm, 'auto'> {
  if (form !== 'auto') return form
  if (key.includes('-----BEGIN ') || isBareKey(key)) return 'pem'
  if (!key.trimStart().startsWith('{')) return 'text'
  return /"keys"\s{0,99}:/.test(key) ? 'jwks' : 'jwk'
}

/**
 * Imports the keys that may fit an algorithm: one, or those of a set with a matching type and id.
 *
 * @throws badKey
 */
export async function importKeys(key: string, form: KeyForm, use: KeyUse): Promise<ImportedKey[]> {
  const refuse = (reason: keyof typeof keyReasons) =>
    errors.badKey({ algorithm: use.algorithm, reason: keyReasons[reason].en })
  if (key === '') throw refuse('missing')
  if (key.length > maxKeyLength) throw refuse('unreadable')
  const actual = detectKeyForm(key, form)
  try {
    switch (actual) {
      case 'pem':
        return [await importPem(key, use, refuse)]
      case 'jwk':
        return [await importJwk(parseJwk(key, refuse), use, refuse)]
      case 'jwks':
        return await importSet(parseJwk(key, refuse), use, refuse)
      default:
        return [secretOf(key, actual, use, refuse)]
    }
  } catch (error) {
    // The platform does not say whether the key is invalid or of another type.
    if (error instanceof DOMException || error instanceof TypeError || isJoseError(error)) throw refuse('otherKind')
    throw error
  }
}

/** In UTF-16 units. */
const maxKeyLength = 2 ** 20

const isJoseError = (error: unknown): boolean =>
  error instanceof Error && String(Object(error).code).startsWith('ERR_J')

type Refuse = (reason: keyof typeof keyReasons) => Error

function secretOf(key: string, form: 'text' | 'base64' | 'hex', use: KeyUse, refuse: Refuse): Uint8Array<ArrayBuffer> {
  if (!isSymmetric(use.algorithm)) throw refuse('otherKind')
  if (form === 'text') return new TextEncoder().encode(key)
  const digits = key.replace(/\s+/g, '')
  if (form === 'base64') {
    const bytes = decodeBase64(digits)
    if (bytes instanceof Uint8Array && bytes.length > 0) return bytes
    throw refuse('unreadable')
  }
  if (!/^(?:[\da-f]{2})+$/i.test(digits)) throw refuse('unreadable')
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

async function importPem(key: string, use: KeyUse, refuse: Refuse): Promise<ImportedKey> {
  const read = readPem(key)
  if (typeof read === 'string') throw refuse(read)
  if (isSymmetric(use.algorithm)) throw refuse('otherKind')
  const { exportJWK, importPKCS8, importSPKI, importX509 } = await import('jose')
  if (use.purpose !== 'verify' && read.form !== 'pkcs8') throw refuse('public')
  if (read.form === 'certificate') return importX509(read.pem, use.algorithm)
  if (read.form === 'spki') return importSPKI(read.pem, use.algorithm)
  if (use.purpose !== 'verify') return importPKCS8(read.pem, use.algorithm)
  return importJwk(await exportJWK(await importPKCS8(read.pem, use.algorithm, { extractable: true })), use, refuse)
}

function parseJwk(key: string, refuse: Refuse): JWK {
  try {
    const value: unknown = JSON.parse(key)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw refuse('unreadable')
}

async function importJwk(jwk: JWK, use: KeyUse, refuse: Refuse): Promise<ImportedKey> {
  if (!keyTypesOf(use.algorithm).includes(String(jwk.kty))) throw refuse('otherKind')
  if (jwk.kty === 'oct') {
    const bytes = decodeBase64(String(jwk.k ?? ''))
    if (bytes instanceof Uint8Array && bytes.length > 0) return bytes
    throw refuse('unreadable')
  }
  if (use.purpose !== 'verify' && jwk.d === undefined) throw refuse('public')
  const { importJWK } = await import('jose')
  // Drops restrictions of use, and for verifying the private members.
  const { use: _, key_ops, ext, alg, d, p, q, dp, dq, qi, oth, ...publicMembers } = jwk
  const secret = { d, p, q, dp, dq, qi, oth }
  const needed = use.purpose === 'verify' ? publicMembers : { ...publicMembers, ...omitUndefined(secret) }
  return importJWK(needed, use.algorithm)
}

const omitUndefined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

async function importSet(set: JWK & { keys?: unknown }, use: KeyUse, refuse: Refuse): Promise<ImportedKey[]> {
  const keys: JWK[] = Array.isArray(set.keys) ? set.keys.filter((key) => typeof key === 'object' && key !== null) : []
  const fitting = keys.filter(
    ({ kty, use: declared, alg }) =>
      keyTypesOf(use.algorithm).includes(String(kty)) &&
      (alg === undefined || alg === use.algorithm) &&
      (declared === undefined || declared === (use.purpose === 'decrypt' ? 'enc' : 'sig')),
  )
  const named = fitting.filter(({ kid }) => use.keyId !== undefined && kid === use.keyId)
  const tried = (named.length > 0 ? named : fitting).slice(0, maxTried)
  if (tried.length === 0) throw refuse('notInSet')
  const read = await Promise.allSettled(tried.map((key) => importJwk(key, use, refuse)))
  const ready = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (ready.length === 0) throw refuse('notInSet')
  return ready
}

/** The most keys of a set that are tried. */
const maxTried = 100
