import { z } from 'zod'
import { textOf } from '#kit/text-of.ts'
import { paddings } from '#lib/ciphers/padding.ts'
import { algorithms, modes } from '../algorithm/algorithms.ts'
import { warnings } from '../algorithm/warnings.ts'

export const encodings = ['utf-8', 'hex', 'base64'] as const

export type Encoding = (typeof encodings)[number]

/** Key derivations: that of `openssl enc -pbkdf2`, its default without -pbkdf2, and its default before 1.1. */
const derivations = ['pbkdf2-sha256', 'evp-sha256', 'evp-md5'] as const

/** The OpenAPI format of secrets: pages keep such a field out of storage, history and links. */
export const secretField = z.string().default('').meta({ format: 'password' })

const keyFields = {
  mode: z.enum(modes).default('CBC'),
  padding: z.enum(paddings).default('Pkcs7'),
  key: secretField,
  keyEncoding: z.enum(['passphrase', ...encodings]).default('passphrase'),
  keySize: z.literal([256, 192, 128]).default(256),
  kdf: z.enum(derivations).default('pbkdf2-sha256'),
  iterations: z.int().min(1).max(10_000_000).default(600_000),
  salt: z.string().optional(),
  iv: z.string().optional(),
  prependIv: z.boolean().default(false),
  aad: z.string().default(''),
}

/** The settings to encrypt texts and files. */
export const encryptFields = { algorithm: z.enum(algorithms).default('AES'), ...keyFields }

/** The settings to decrypt; HMAC is accepted to tell that it can't be undone. */
export const decryptFields = { algorithm: z.enum([...algorithms, 'HMAC']).default('AES'), ...keyFields }

/** The key, IV and salt in use, in hexadecimal; empty if none. */
export const keyMaterialFields = {
  key: z.string(),
  iv: z.string(),
  salt: z.string(),
  warnings: z.array(z.enum(warnings)),
}

export const resultField = textOf('text/plain')

export type CipherSettings = z.output<z.ZodObject<typeof encryptFields>>
