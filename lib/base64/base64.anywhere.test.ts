import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platformDecode, platformEncode } from '#lib/base64/platform.ts'
import { runs } from '../fixtures/runs.ts'
import { decodeBase64, encodeBase64 } from './base64.ts'
import { decodePortably, encodePortably } from './portable.ts'

const alphabets = ['standard', 'url-safe'] as const
const bytes = fc.uint8Array({ maxLength: 200, size: 'max' })

/** A reference encoder by RFC 4648, bit by bit. */
function plainly(bytes: Uint8Array, isUrlSafe: boolean): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return isUrlSafe ? base64.replaceAll('+', '-').replaceAll('/', '_') : base64
}

test.each(alphabets)('%s: the platform and the portable encoder agree, padded or not', (alphabet) => {
  fc.assert(
    fc.property(bytes, fc.boolean(), (bytes, padding) => {
      const expected = plainly(bytes, alphabet === 'url-safe')
      const bare = expected.replace(/=+$/, '')
      expect(encodePortably(bytes, alphabet)).toBe(expected)
      expect(encodeBase64(bytes, { alphabet, padding, lineLength: 0 })).toBe(padding ? expected : bare)
    }),
    { numRuns: runs() },
  )
})

test('this platform has an encoder and a decoder of its own', () => {
  expect(platformEncode(Uint8Array.of(0xff, 0xff), true)).toMatch(/^__8=?$/)
  expect(platformDecode('__8')).toEqual(Uint8Array.of(0xff, 0xff))
})

test('encodes only the view of a larger buffer', () => {
  const view = new Uint8Array(new TextEncoder().encode('xxfoobarxx').buffer, 2, 6)
  expect(encodeBase64(view, { alphabet: 'standard', padding: true, lineLength: 0 })).toBe('Zm9vYmFy')
})

const piece = fc.constantFrom(
  'Zm9v',
  'Zg',
  'A',
  '+/',
  '-_',
  '=',
  '==',
  ' ',
  '\n',
  '\v',
  '*',
  '\u0141',
  '\u0100',
  '🙂',
  '\ud83d',
)

test('decodes any text to the same bytes or errors as the portable decoder', () => {
  const encoded = bytes.map((bytes) => plainly(bytes, false))
  const text = fc.oneof(
    fc.array(fc.oneof(piece, encoded), { maxLength: 6 }).map((parts) => parts.join('')),
    encoded,
  )
  fc.assert(
    fc.property(text, fc.nat({ max: 3 }), (text, from) => {
      const start = Math.min(from, text.length)
      expect(decodeBase64(text, start)).toEqual(decodePortably(text, start))
    }),
    { numRuns: runs(2000) },
  )
})
