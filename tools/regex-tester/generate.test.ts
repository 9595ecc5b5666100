import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { randomFlags, randomPattern } from '#lib/regex/fixtures/random-patterns.ts'
import { generate } from './generate.ts'

const texts = async (pattern: string, flags = '', count = 20) =>
  (await perform(generate, { pattern, flags, count, seed: 'a' })).texts

test.each([
  [String.raw`\d{4}-(0[1-9]|1[0-2])-\d\d`, ''],
  ['[a-z]+@[a-z]+\\.(com|org|cn)', 'i'],
  ['^(?=.*\\d)(?=.*[A-Z])[A-Za-z\\d]{8,12}$', ''],
  ['(?<year>\\d\\d)-\\k<year>', ''],
  ['\\p{Script=Han}{2,4}', 'u'],
  ['\\p{Script=Tibetan}{3}', 'u'],
  ['[\\p{L}--[a-z]]{3}', 'v'],
  ['[\\q{abc|d}x]y', 'v'],
  ['[^\\x00-\\x7f]{3}', ''],
  ['(?<=a)b(?=c)', ''],
  ['^a$\\n^b$', 'm'],
  ['(?i:ab)C', ''],
  ['\\bword\\b', 'g'],
])('the engine finds %s (%s) in every text', async (pattern, flags) => {
  const written = await texts(pattern, flags)
  expect(written).toHaveLength(20)
  expect(written.filter((text) => !new RegExp(pattern, flags).test(text))).toEqual([])
})

test('texts are matched whole where that is possible, and differ', async () => {
  const written = await texts('[a-f]{6}')
  expect(written.filter((text) => !/^[a-f]{6}$/.test(text))).toEqual([])
  expect(new Set(written).size).toBe(20)
})

test('where there are fewer they come again, each of them', async () => {
  const written = await texts('yes|no')
  expect(written).toHaveLength(20)
  expect(new Set(written)).toEqual(new Set(['yes', 'no']))
})

test('the same seed gives the same texts, and without one there is a new one', async () => {
  const input = { pattern: '\\w{12}', count: 5 }
  const first = await perform(generate, input)
  expect(first.seed).toMatch(/^[\da-f]{16}$/)
  expect(await perform(generate, { ...input, seed: first.seed })).toEqual(first)
  expect((await perform(generate, input)).texts).not.toEqual(first.texts)
})

test('every text of any pattern is matched', () =>
  fc.assert(
    fc.asyncProperty(randomPattern, randomFlags, async (pattern, flags) => {
      const written = await perform(generate, { pattern, flags, count: 3, seed: 'x' }).catch((error) => {
        if (error.code === 'noText') return { texts: [] }
        throw error
      })
      expect(written.texts.filter((text) => !new RegExp(pattern, flags).test(text))).toEqual([])
    }),
    { numRuns: runs(300) },
  ))

test.each(['a(?!a)a', '[^\\s\\S]', 'a{20000}', '(?:a{9999}){9999}', '(?:){99999999}a'])(
  'a pattern that no text of reasonable length fits, %s, is said to be so',
  async (pattern) => {
    await expect(texts(pattern)).rejects.toMatchObject({ code: 'noText' })
  },
)

test('what cannot be read is told as it is anywhere else', async () => {
  await expect(texts('(')).rejects.toMatchObject({ code: 'invalidPattern', params: { position: 1 } })
  await expect(texts('(?>a)')).rejects.toMatchObject({ code: 'unsupported' })
  await expect(texts('a', 'k')).rejects.toMatchObject({ code: 'flags' })
})
