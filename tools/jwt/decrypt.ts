import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { writeHex } from '#lib/ciphers/hex.ts'
import { errors } from './errors.ts'
import { importKeys, keyForms } from './key/import-keys.ts'
import { keyReasons } from './key/key-reasons.ts'
import { readToken } from './token/read-token.ts'

/** Decrypts a token of five parts (RFC 7516), decompressed up to 64 MiB. */
export const decrypt = defineOperation('decrypt', {
  input: {
    token: textOf('text/plain'),
    key: z.string().meta({ format: 'textarea' }),
    keyForm: z.enum(keyForms).default('auto'),
  },
  output: { payload: textOf('application/json'), header: z.string() },
  async run({ token: written, key, keyForm }) {
    const { parts, header, fields } = readToken(written)
    if (parts.length !== 5) throw errors.unsupported({ kind: 'JWS' })
    const algorithm = String(fields['alg'] ?? '')
    const kid = typeof fields['kid'] === 'string' ? fields['kid'] : undefined
    if (!supported.test(algorithm)) throw errors.unsupported({ kind: algorithm.slice(0, maxShown) || 'alg' })
    const { compactDecrypt, errors: failures } = await import('jose')
    for (const candidate of await importKeys(key, keyForm, { algorithm, purpose: 'decrypt', keyId: kid })) {
      try {
        const { plaintext } = await compactDecrypt(parts.join('.'), candidate, {
          // jose allows PBES2 only where it is listed.
          keyManagementAlgorithms: [algorithm],
          maxPBES2Count: maxRounds,
          maxDecompressedLength: maxPayloadBytes,
        })
        return { payload: textOrHex(plaintext), header }
      } catch (error) {
        if (error instanceof failures.JOSENotSupported) throw errors.unsupported({ kind: algorithm })
        if (error instanceof failures.JWEInvalid && error.message.startsWith('Decompressed'))
          throw errors.tooLong({ limit: maxPayloadBytes })
        if (error instanceof TypeError || error instanceof DOMException)
          throw errors.badKey({ algorithm, reason: keyReasons.otherKind.en })
        if (!(error instanceof failures.JOSEError)) throw error
      }
    }
    throw errors.decryptFailed()
  },
})

/** Without RSA1_5, which is open to padding oracle attacks. */
const supported =
  /^(?:dir|A(?:128|192|256)(?:GCM)?KW|PBES2-HS\d{3}\+A\d{3}KW|RSA-OAEP(?:-\d{3})?|ECDH-ES(?:\+A\d{3}KW)?)$/

const maxPayloadBytes = 64 * 2 ** 20
/** Iterations of PBKDF2, which take about a second. */
const maxRounds = 1_000_000
/** In UTF-16 units. */
const maxShown = 40

function textOrHex(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return writeHex(bytes)
    throw error
  }
}
