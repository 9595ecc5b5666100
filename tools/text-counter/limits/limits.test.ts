import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { count } from '../operations.ts'

const limitOf = async (text: string, wanted: string) => {
  const { limits } = await perform(count, { text })
  return limits.find(({ name }) => name === wanted)
}

describe('a text message', () => {
  test.each([
    ['160 of the alphabet', 'a'.repeat(160), { used: 160, limit: 160, unit: 'septets', parts: 1 }],
    ['161 of the alphabet', 'a'.repeat(161), { used: 161, limit: 306, unit: 'septets', parts: 2 }],
    ['306 in two', 'a'.repeat(306), { used: 306, limit: 306, unit: 'septets', parts: 2 }],
    ['307 in three', 'a'.repeat(307), { used: 307, limit: 459, unit: 'septets', parts: 3 }],
    ['the extension takes two', '€'.repeat(80), { used: 160, limit: 160, unit: 'septets', parts: 1 }],
    // 152 septets and an escaped character, which takes two and does not fit.
    ['what takes two is not divided', `${'a'.repeat(152)}€${'a'.repeat(152)}`, { used: 306, limit: 459, parts: 3 }],
    ['Greek capitals are in it', 'ΔΦΓΛΩ', { used: 5, unit: 'septets' }],
    ['70 of UCS-2', '中'.repeat(70), { used: 70, limit: 70, unit: 'utf16', parts: 1 }],
    ['71 of UCS-2', '中'.repeat(71), { used: 71, limit: 134, unit: 'utf16', parts: 2 }],
    ['one other character changes all', `${'a'.repeat(70)}ç`, { used: 71, unit: 'utf16', parts: 2 }],
    ['a pair is not divided', `${'中'.repeat(66)}🙂${'中'.repeat(66)}`, { used: 134, limit: 201, parts: 3 }],
    ['nothing', '', { used: 0, limit: 160, parts: 0 }],
  ])('%s', async (_, text, expected) => {
    expect(await limitOf(text, 'sms')).toMatchObject(expected)
  })
})

describe('a post on X', () => {
  test.each([
    ['letters', 'a'.repeat(280), 280],
    ['ideographs are two', '中文', 4],
    ['any emoji is two', '👨‍👩‍👧‍👦🇨🇳👍🏽🙂❤️', 10],
    ['a link is 23, however long', `see https://example.com/${'a'.repeat(200)} now`, 31],
    ['a short link too', 'https://t.co/a', 23],
    ['a mark of its own is composed first', 'e\u0301', 1],
    ['quotes and dashes are light', '“–”', 3],
  ])('%s', async (_, text, used) => {
    expect(await limitOf(text, 'x')).toEqual({ name: 'x', used, limit: 280, unit: 'weighted' })
  })
})

test.each([
  ['bluesky', '👨‍👩‍👧‍👦 é', 3],
  ['mastodon', 'https://example.com/a/long/path/that/goes/on 中', 25],
  ['weibo', '中文ab c', 4],
  ['title', 'Tool 工具 🙂', 12],
  ['description', 'Tool 工具 🙂', 12],
])('%s measures %s as %d', async (name, text, used) => {
  expect(await limitOf(text, name)).toMatchObject({ used })
})

test('a text over all limits is not measured', async () => {
  expect((await perform(count, { text: 'a'.repeat(100_000) })).limits).toHaveLength(7)
  expect((await perform(count, { text: 'a'.repeat(100_001) })).limits).toEqual([])
})
