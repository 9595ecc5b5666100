import { createHash } from 'node:crypto'
import { chacha20 } from '@noble/ciphers/chacha.js'
import { expect, test } from 'vitest'
import { seededRandom, systemRandom } from './random-bytes.ts'

test('the cipher of seeds matches RFC 8439, section 2.4.2', () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index)
  const nonce = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0)
  const stream = chacha20(key, nonce, new Uint8Array(32), undefined, 1)
  expect(Buffer.from(stream).toString('hex')).toBe('224f51f3401bd9e12fde276fb8631ded8c131f823d2c06e27e4fcaec9ef3cf78')
})

test('a seed gives the keystream of its SHA-256, in pieces of any size', async () => {
  const key = createHash('sha256').update('2026-11-25 林').digest()
  const stream = chacha20(key, new Uint8Array(12), new Uint8Array(12_000))
  const whole = await seededRandom('2026-11-25 林')
  expect(Buffer.from(whole(12_000)).equals(stream)).toBe(true)

  const inPieces = await seededRandom('2026-11-25 林')
  const pieces = [1, 63, 4000, 64, 5000, 2872].map((count) => inPieces(count).slice())
  expect(Buffer.concat(pieces).equals(stream)).toBe(true)
})

test('requests the largest blocks of the platform, and returns no byte twice', () => {
  const random = systemRandom()
  const [few, many] = [random(16).slice(), random(100_000)]
  expect(many).toHaveLength(100_000)
  expect(Buffer.from(many).indexOf(few)).toBe(-1)
})
