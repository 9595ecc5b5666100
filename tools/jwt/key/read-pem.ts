import { decodeBase64, encodeBase64 } from '#lib/base64/base64.ts'
import { pkcs8OfEc, pkcs8OfRsa, spkiOfRsa } from './der.ts'
import { labelOfDer } from './der-label.ts'
import type { keyReasons } from './key-reasons.ts'

/** A key in PEM, in one of the three forms that can be imported. */
export interface PemKey {
  form: 'spki' | 'pkcs8' | 'certificate'
  pem: string
}

/**
 * Reads PEM (RFC 7468), also in the older forms of OpenSSL, with line breaks written as `\n` as in a `.env` file or in
 * JSON, and the Base64 alone as Keycloak and Alipay show it. Returns the reason where it cannot be used.
 */
export function readPem(written: string): PemKey | keyof typeof keyReasons {
  const text = written.replace(/\\[rn]/g, '\n')
  const start = /-----BEGIN ([A-Z\d ]{1,40})-----/.exec(text)
  if (!start) {
    const bare = readBareKey(text)
    return bare ? importable(bare.label, bare.bytes) : 'unreadable'
  }
  const [marker, label = ''] = start
  const from = start.index + marker.length
  const end = text.indexOf('-----END', from)
  if (end < 0) return 'unreadable'
  const body = text.slice(from, end)
  if (body.includes('Proc-Type: 4,ENCRYPTED')) return 'encrypted'
  const bytes = decodeBase64(body)
  return importable(label, bytes instanceof Uint8Array ? bytes : undefined)
}

/** Whether a text is the Base64 of a key or a certificate, without the lines that PEM has around it. */
export const isBareKey = (text: string): boolean => readBareKey(text) !== undefined

function readBareKey(text: string): { label: string; bytes: Uint8Array } | undefined {
  // DER begins with 0x30 and a length, and so its Base64 with M.
  if (text.length > maxBareLength || !/^\s*M/.test(text)) return undefined
  const bytes = decodeBase64(text)
  const label = bytes instanceof Uint8Array ? labelOfDer(bytes) : undefined
  return bytes instanceof Uint8Array && label !== undefined ? { label, bytes } : undefined
}

/** In UTF-16 units. */
const maxBareLength = 2 ** 20

function importable(label: string, bytes: Uint8Array | undefined): PemKey | keyof typeof keyReasons {
  if (label.startsWith('ENCRYPTED')) return 'encrypted'
  const wrapped = bytes && wrap(label, bytes)
  return wrapped ? { form: wrapped.form, pem: pemOf(pemLabels[wrapped.form], wrapped.bytes) } : 'unreadable'
}

const pemLabels = { spki: 'PUBLIC KEY', pkcs8: 'PRIVATE KEY', certificate: 'CERTIFICATE' }

function wrap(label: string, bytes: Uint8Array): { form: PemKey['form']; bytes: Uint8Array } | undefined {
  switch (label) {
    case 'PUBLIC KEY':
      return { form: 'spki', bytes }
    case 'RSA PUBLIC KEY':
      return { form: 'spki', bytes: spkiOfRsa(bytes) }
    case 'PRIVATE KEY':
      return { form: 'pkcs8', bytes }
    case 'RSA PRIVATE KEY':
      return { form: 'pkcs8', bytes: pkcs8OfRsa(bytes) }
    case 'EC PRIVATE KEY': {
      const pkcs8 = pkcs8OfEc(bytes)
      return pkcs8 && { form: 'pkcs8', bytes: pkcs8 }
    }
    case 'CERTIFICATE':
    case 'X509 CERTIFICATE':
      return { form: 'certificate', bytes }
    default:
      return undefined
  }
}

const pemOf = (label: string, bytes: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${encodeBase64(bytes, { alphabet: 'standard', padding: true, lineLength: 64 })}\n-----END ${label}-----`
