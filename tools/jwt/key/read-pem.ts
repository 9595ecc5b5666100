import { decodeBase64, encodeBase64 } from '#lib/base64/base64.ts'
import type { keyReasons } from './key-reasons.ts'

/** The labels of PEM by the tags of a structure's elements, each in two hexadecimal digits. */
const labelsByTags: [tags: RegExp, label: string][] = [
  // SubjectPublicKeyInfo, EncryptedPrivateKeyInfo and Certificate (RFC 5280, RFC 5208).
  [/^30 03$/, 'PUBLIC KEY'],
  [/^30 04$/, 'ENCRYPTED PRIVATE KEY'],
  [/^30 30 03$/, 'CERTIFICATE'],
  // PKCS #8, PKCS #1 and SEC 1; the last elements of PKCS #8 and SEC 1 are optional.
  [/^02 30 04(?: a0)?(?: [8a]1)?$/, 'PRIVATE KEY'],
  [/^02 02$/, 'RSA PUBLIC KEY'],
  [/^(?:02 ){8}02$/, 'RSA PRIVATE KEY'],
  [/^02 04 a0(?: a1)?$/, 'EC PRIVATE KEY'],
]

const maxElements = 9

const [integer, bitString, octetString, sequence] = [0x02, 0x03, 0x04, 0x30]

const zero = derElement(integer, Uint8Array.of(0))

/** The algorithm identifier of RSA (RFC 8017, appendix A.1). */
const rsa = Uint8Array.of(0x30, 0x0d, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 5, 0)

const ellipticCurve = Uint8Array.of(6, 7, 0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1)

/** The object identifiers of the curves of RFC 5480, section 2.1.1.1. */
const curves = [
  Uint8Array.of(6, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 3, 1, 7),
  Uint8Array.of(6, 5, 0x2b, 0x81, 4, 0, 0x22),
  Uint8Array.of(6, 5, 0x2b, 0x81, 4, 0, 0x23),
]

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

/** Encodes an element of DER (X.690): its tag, its length and its contents. */
function derElement(tag: number, ...contents: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = contents.reduce((sum, { length }) => sum + length, 0)
  const size: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) size.unshift(rest % 256)
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 + size.length, ...size]
  const element = new Uint8Array(head.length + length)
  element.set(head)
  let at = head.length
  for (const content of contents) {
    element.set(content, at)
    at += content.length
  }
  return element
}

/** Wraps a public key of PKCS #1 into SPKI. */
const spkiOfRsa = (key: Uint8Array): Uint8Array =>
  derElement(sequence, rsa, derElement(bitString, Uint8Array.of(0), key))

/** Wraps a private key of PKCS #1 into PKCS #8. */
const pkcs8OfRsa = (key: Uint8Array): Uint8Array => derElement(sequence, zero, rsa, derElement(octetString, key))

/** Wraps a private key of SEC 1 into PKCS #8; undefined for any other curve. */
function pkcs8OfEc(key: Uint8Array): Uint8Array | undefined {
  const text = latin1(key)
  const curve = curves.find((each) => text.includes(latin1(each)))
  return curve && derElement(sequence, zero, derElement(sequence, ellipticCurve, curve), derElement(octetString, key))
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 2000))

/**
 * Returns the label that PEM would give to the DER (X.690) of a key or a certificate; undefined for other bytes. The
 * bytes have to be one sequence to their end, with the elements of such a structure, which no secret is by chance.
 */
function labelOfDer(bytes: Uint8Array): string | undefined {
  const whole = elementAt(bytes, 0)
  if (whole?.tag !== 0x30 || whole.end !== bytes.length) return undefined
  const tags: string[] = []
  for (let at = whole.start; at < whole.end; ) {
    const element = elementAt(bytes, at)
    if (!element || element.end > whole.end || tags.length > maxElements) return undefined
    tags.push(element.tag.toString(16).padStart(2, '0'))
    at = element.end
  }
  const all = tags.join(' ')
  return labelsByTags.find(([pattern]) => pattern.test(all))?.[1]
}

/** The element at an index, with the start and the end of its contents. */
function elementAt(bytes: Uint8Array, at: number): { tag: number; start: number; end: number } | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined) return undefined
  if (first < 0x80) return { tag, start: at + 2, end: at + 2 + first }
  const count = first - 0x80
  if (count < 1 || count > 3) return undefined
  const start = at + 2 + count
  const length = bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  return { tag, start, end: start + length }
}
