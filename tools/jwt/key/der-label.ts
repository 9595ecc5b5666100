/** The labels of PEM by the tags of a structure's elements, each in two hexadecimal digits. */
const labels: [tags: RegExp, label: string][] = [
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

/**
 * Returns the label that PEM would give to the DER (X.690) of a key or a certificate; undefined for other bytes. The
 * bytes have to be one sequence to their end, with the elements of such a structure, which no secret is by chance.
 */
export function labelOfDer(bytes: Uint8Array): string | undefined {
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
  return labels.find(([pattern]) => pattern.test(all))?.[1]
}

const maxElements = 9

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
