import { expect, test } from 'vitest'
import { encodeBase32 } from './base32.ts'
import { encodeBase58 } from './base58.ts'

test.each([
  ['', ''],
  ['f', 'MY======'],
  ['fo', 'MZXQ===='],
  ['foo', 'MZXW6==='],
  ['foob', 'MZXW6YQ='],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI======'],
])('%j is encoded as in RFC 4648, section 10', (text, base32) => {
  expect(encodeBase32(new TextEncoder().encode(text))).toBe(base32)
})

// The examples of draft-msporny-base58-03, section 5.
test.each([
  [Buffer.from('Hello World!'), '2NEpo7TZRRrLZSi2U'],
  [
    Buffer.from('The quick brown fox jumps over the lazy dog.'),
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  [Buffer.from('0000287fb4cd', 'hex'), '11233QC4'],
  [Buffer.alloc(3), '111'],
  [Buffer.alloc(0), ''],
])('%j in Base58 keeps its zeros', (bytes, base58) => {
  expect(encodeBase58(bytes)).toBe(base58)
})
