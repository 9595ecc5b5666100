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

/** Wraps a public key of PKCS #1 into SPKI. */
export const spkiOfRsa = (key: Uint8Array): Uint8Array =>
  derElement(sequence, rsa, derElement(bitString, Uint8Array.of(0), key))

/** Wraps a private key of PKCS #1 into PKCS #8. */
export const pkcs8OfRsa = (key: Uint8Array): Uint8Array => derElement(sequence, zero, rsa, derElement(octetString, key))

/** Wraps a private key of SEC 1 into PKCS #8; undefined for any other curve. */
export function pkcs8OfEc(key: Uint8Array): Uint8Array | undefined {
  const text = latin1(key)
  const curve = curves.find((each) => text.includes(latin1(each)))
  return curve && derElement(sequence, zero, derElement(sequence, ellipticCurve, curve), derElement(octetString, key))
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 2000))
