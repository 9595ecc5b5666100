import { decodeBase64, encodeBase64 } from '#lib/base64/base64.ts'
import { pkcs8OfEc, pkcs8OfRsa, spkiOfRsa } from './der.ts'
import type { keyReasons } from './key-reasons.ts'

/** A key in PEM, in one of the three forms that can be imported. */
export interface PemKey {
  form: 'spki' | 'pkcs8' | 'certificate'
  pem: string
}

/** Reads PEM (RFC 7468), also in the older forms of OpenSSL; returns the reason where it cannot be used. */
export function readPem(text: string): PemKey | keyof typeof keyReasons {
  const start = /-----BEGIN ([A-Z\d ]{1,40})-----/.exec(text)
  const [, label = ''] = start ?? []
  const from = (start?.index ?? 0) + (start?.[0].length ?? 0)
  const end = text.indexOf('-----END', from)
  if (!start || end < 0) return 'unreadable'
  const body = text.slice(from, end)
  if (label.startsWith('ENCRYPTED') || body.includes('Proc-Type: 4,ENCRYPTED')) return 'encrypted'
  const bytes = decodeBase64(body)
  if (!(bytes instanceof Uint8Array)) return 'unreadable'
  const wrapped = wrap(label, bytes)
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
