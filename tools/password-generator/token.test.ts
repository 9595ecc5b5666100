import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { token } from './operations.ts'

test.each([
  ['hex', /^[\da-f]{64}$/],
  ['base64', /^[\w+/]{43}=$/],
  ['base64url', /^[\w-]{43}$/],
  ['base32', /^[A-Z2-7]{52}={4}$/],
  ['base58', /^[1-9A-HJ-NP-Za-km-z]{40,44}$/],
])('a token in %s has all its bytes', async (encoding, pattern) => {
  const { tokens, bits } = await perform(token, { encoding, count: 3 })
  expect(bits).toBe(256)
  expect(new Set(tokens.split('\n')).size).toBe(3)
  for (const each of tokens.split('\n')) expect(each).toMatch(pattern)
})

test('each token has the prefix; the largest token is generated, and too many are refused', async () => {
  expect((await perform(token, { bytes: 1, prefix: 'sk_', count: 2 })).tokens).toMatch(/^sk_..\nsk_..$/)
  expect((await perform(token, { bytes: 65_536, encoding: 'base58' })).tokens.length).toBeGreaterThan(89_000)
  await expect(perform(token, { bytes: 65_536, count: 17 })).rejects.toMatchObject({
    code: 'tooMany',
    params: { limit: 16 },
  })
})
