import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { type PartKind, partKinds } from './explain/part-kinds.ts'
import { explain } from './explain.ts'

const partsOf = async (pattern: string, flags = '') => (await perform(explain, { pattern, flags })).nodes

/** A pattern for every kind of part, what it is called, and with which flags. */
const examples: [kind: PartKind, pattern: string, en: string, zh: string, flags?: string][] = [
  ['alternatives', 'a|b', 'One of 2 alternatives', '2 个分支之一'],
  ['alternative', 'a|b', 'Alternative 1', '分支 1'],
  ['alternative', '|b', 'Alternative 1: nothing', '分支 1：空'],
  ['group', '(?:a)', 'A group that captures nothing', '不捕获的分组'],
  ['group', '(?i-s:a)', 'A group that captures nothing, with the modes i-s', '不捕获的分组，模式为 i-s'],
  ['capture', '(a)', 'Group 1', '分组 1'],
  ['capture', '(?<year>a)', 'Group 1, named “year”', '分组 1，名为“year”'],
  ['ahead', '(?=a)', 'Followed by', '后面是'],
  ['not-ahead', '(?!a)', 'Not followed by', '后面不是'],
  ['behind', '(?<=a)', 'Preceded by', '前面是'],
  ['not-behind', '(?<!a)', 'Not preceded by', '前面不是'],
  ['repeat', 'a*', 'Any number of times, as many as possible', '任意次，尽可能多'],
  ['repeat', 'a+?', '1 time or more, as few as possible', '至少 1 次，尽可能少'],
  ['repeat', 'a?', 'Optional, as many as possible', '可有可无，尽可能多'],
  ['repeat', 'a{3}', 'Exactly 3 times', '恰好 3 次'],
  ['repeat', 'a{2,}', '2 times or more, as many as possible', '至少 2 次，尽可能多'],
  ['repeat', 'a{2,5}', '2 to 5 times, as many as possible', '2 到 5 次，尽可能多'],
  ['text', 'ab\\.', 'The text “ab.”', '文本“ab.”'],
  ['text', 'a', 'The character “a”, in any case', '字符“a”，不分大小写', 'i'],
  ['text', '7', 'The character “7”', '字符“7”', 'i'],
  ['text', '\\n', 'A line feed', '换行符'],
  ['text', ' ', 'A space', '空格'],
  ['text', '\\u{1F642}', 'The character “🙂”', '字符“🙂”', 'u'],
  ['text', '\\u200b', 'The character U+200B', '字符 U+200B'],
  ['any', '.', 'Any character except a line break', '除换行外的任意字符'],
  ['any', '.', 'Any character, including line breaks', '任意字符，包括换行', 's'],
  ['digit', '\\d', 'A digit, 0 to 9', '数字 0 到 9'],
  ['not-digit', '\\D', 'Not a digit', '非数字'],
  ['space', '\\s', 'White space', '空白字符'],
  ['not-space', '\\S', 'Not white space', '非空白字符'],
  ['word', '\\w', 'A letter a to z, a digit or _', '字母 a 到 z、数字或下划线'],
  ['not-word', '\\W', 'Neither a letter a to z, a digit nor _', '字母 a 到 z、数字、下划线以外的字符'],
  [
    'property',
    '\\p{Script=Han}',
    'A character with the Unicode property Script=Han',
    '具有 Unicode 属性 Script=Han 的字符',
    'u',
  ],
  ['not-property', '\\P{L}', 'A character without the Unicode property L', '不具有 Unicode 属性 L 的字符', 'u'],
  ['class', '[ab]', 'One character of', '一个字符，属于'],
  ['class', '[]', 'Nothing: it never matches', '空集，永不匹配'],
  ['not-class', '[^ab]', 'One character, none of', '一个字符，不属于'],
  ['not-class', '[^]', 'Any character', '任意字符'],
  ['range', '[a-f]', 'From “a” to “f”', '从“a”到“f”'],
  ['range', '[\\x00-\\x1f]', 'From null character to U+001F', '从空字符到U+001F'],
  ['strings', '[\\q{ab|c}]', 'One of “ab”, “c”', '“ab”、“c”之一', 'v'],
  ['intersection', '[\\w&&[a-z]]', 'What both contain', '两者共有', 'v'],
  ['subtraction', '[\\w--\\d]', 'What the first contains but the second does not', '前者减去后者', 'v'],
  ['start', '^', 'The start of the text', '文本开头'],
  ['start', '^', 'The start of a line', '行首', 'm'],
  ['end', '$', 'The end of the text', '文本结尾'],
  ['end', '$', 'The end of a line', '行尾', 'm'],
  ['boundary', '\\b', 'The start or end of a word', '单词边界'],
  ['not-boundary', '\\B', 'Not at the start or end of a word', '不在单词边界'],
  ['backreference', '(a)\\1', 'What group 1 has matched', '与分组 1 匹配的内容相同'],
  ['backreference', '(?<n>a)\\k<n>', 'What the group “n” has matched', '与分组“n”匹配的内容相同'],
]

test.each(examples)('%s: %s is "%s"', async (kind, pattern, en, zh, flags = '') => {
  expect(await partsOf(pattern, flags)).toContainEqual(expect.objectContaining({ kind, en, zh }))
})

test('there is an example of every kind', () => {
  expect(new Set(examples.map(([kind]) => kind))).toEqual(new Set(partKinds))
})

test('parts stand before what they hold, one step less deep', async () => {
  const parts = await partsOf('(a|b+)c')
  expect(parts.map(({ depth, kind, source }) => [depth, kind, source])).toEqual([
    [0, 'capture', '(a|b+)'],
    [1, 'alternatives', 'a|b+'],
    [2, 'alternative', 'a'],
    [3, 'text', 'a'],
    [2, 'alternative', 'b+'],
    [3, 'repeat', 'b+'],
    [4, 'text', 'b'],
    [0, 'text', 'c'],
  ])
})

test('a mode holds within its group alone', async () => {
  const parts = await partsOf('.(?s:.)(?-i:a)a', 'i')
  expect(parts.filter(({ kind }) => kind === 'any' || kind === 'text').map(({ en }) => en)).toEqual([
    'Any character except a line break',
    'Any character, including line breaks',
    'The character “a”',
    'The character “a”, in any case',
  ])
})

test('repeats tell their bounds', async () => {
  expect(await partsOf('a{2,5}b*')).toMatchObject([
    { kind: 'repeat', min: 2, max: 5 },
    { kind: 'text' },
    { kind: 'repeat', min: 0 },
    { kind: 'text' },
  ])
})

const nines = '9'.repeat(400)
const largest = Number.MAX_SAFE_INTEGER

test.each([
  ['a{1,29999999999999999999999}', '1 to 29999999999999999999999 times', { min: 1, max: largest }],
  ['a{9007199254740993}', '9007199254740993 times', { min: largest, max: largest }],
  ['a{0012345678901234567890,}', '12345678901234567890 times or more', { min: largest }],
  [`a{1,${nines}}`, `1 to ${nines} times`, { min: 1, max: largest }],
  [`u{${nines}}?`, `Exactly ${nines} times`, { min: largest, max: largest }],
])(
  'tells a count of any size as it is written, and the largest exact number for it: %s',
  async (pattern, en, bounds) => {
    const [repeat] = await partsOf(pattern)
    expect(repeat).toMatchObject({ kind: 'repeat', ...bounds, en: expect.stringContaining(en) })
  },
)

test.each([
  [`(a)\\${nines}`, 'gu'],
  [`\\u{${nines}}`, 'gu'],
  [`[\\u{110000}-\\u{${nines}}]`, 'gu'],
  [`(?<n>a)\\k<${nines}>`, 'g'],
])('a number that is too large for a group or a character is refused: %s /%s', async (pattern, flags) => {
  await expect(partsOf(pattern, flags)).rejects.toMatchObject({ code: 'invalidPattern' })
})

test('without the flag u a number that is too large for a group or a character is read as text', async () => {
  expect(await partsOf(`(a)\\${nines}`)).toContainEqual(
    expect.objectContaining({ kind: 'text', en: `The text “${nines}”` }),
  )
  expect(await partsOf(`\\u{${nines}}`)).toMatchObject([{ kind: 'repeat' }, { kind: 'text', en: 'The character “u”' }])
})

test('the source of a part is what stands at its place', async () => {
  const { randomPattern } = await import('#lib/regex/fixtures/random-patterns.ts')
  await fc.assert(
    fc.asyncProperty(randomPattern, async (pattern) => {
      for (const { start, end, source } of await partsOf(pattern)) expect(source).toBe(pattern.slice(start, end))
    }),
    { numRuns: runs() },
  )
})

test('what cannot be read is refused with its place', async () => {
  await expect(partsOf('a)')).rejects.toMatchObject({ code: 'invalidPattern', params: { position: 2 } })
  await expect(partsOf('a++')).rejects.toMatchObject({
    code: 'unsupported',
    params: { engine: 'JavaScript', feature: '++' },
  })
  await expect(partsOf('')).rejects.toMatchObject({ code: 'emptyPattern' })
  await expect(partsOf('a', 'z')).rejects.toMatchObject({ code: 'flags' })
})
