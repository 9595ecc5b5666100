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
  ['group', '(?:a)', 'Non-capturing group', '非捕获分组'],
  ['group', '(?i-s:a)', 'Non-capturing group with the flags i-s', '非捕获分组，标志为 i-s'],
  ['capture', '(a)', 'Capturing group 1', '捕获分组 1'],
  ['capture', '(?<year>a)', 'Named capturing group 1, “year”', '命名捕获分组 1“year”'],
  ['ahead', '(?=a)', 'Lookahead: followed by', '先行断言：后面是'],
  ['not-ahead', '(?!a)', 'Negative lookahead: not followed by', '否定先行断言：后面不是'],
  ['behind', '(?<=a)', 'Lookbehind: preceded by', '后行断言：前面是'],
  ['not-behind', '(?<!a)', 'Negative lookbehind: not preceded by', '否定后行断言：前面不是'],
  ['repeat', 'a*', '0 or more times, as many as possible (greedy)', '0 次或多次，尽可能多（贪婪）'],
  ['repeat', 'a+?', '1 or more times, as few as possible (lazy)', '至少 1 次，尽可能少（惰性）'],
  ['repeat', 'a?', '0 or 1 time (optional), as many as possible (greedy)', '0 或 1 次（可选），尽可能多（贪婪）'],
  ['repeat', 'a{3}', 'Exactly 3 times', '恰好 3 次'],
  ['repeat', 'a{2,}', '2 or more times, as many as possible (greedy)', '至少 2 次，尽可能多（贪婪）'],
  ['repeat', 'a{2,5}', '2 to 5 times, as many as possible (greedy)', '2 到 5 次，尽可能多（贪婪）'],
  ['text', 'ab\\.', 'The text “ab.”', '文本“ab.”'],
  ['text', 'a', 'The character “a”, case-insensitive', '字符“a”，不区分大小写', 'i'],
  ['text', '7', 'The character “7”', '字符“7”', 'i'],
  ['text', '\\n', 'A line feed', '换行符'],
  ['text', ' ', 'A space', '空格'],
  ['text', '\\u{1F642}', 'The character “🙂”', '字符“🙂”', 'u'],
  ['text', '\\u200b', 'The character U+200B', '字符 U+200B'],
  ['any', '.', 'Any character except a line break', '除换行外的任意字符'],
  ['any', '.', 'Any character, including line breaks', '任意字符，包括换行', 's'],
  ['digit', '\\d', 'A digit, 0 to 9', '数字 0 到 9'],
  ['not-digit', '\\D', 'Non-digit', '非数字'],
  ['space', '\\s', 'Whitespace', '空白字符'],
  ['not-space', '\\S', 'Non-whitespace', '非空白字符'],
  ['word', '\\w', 'Word character: a letter (A–Z, a–z), digit or _', '单词字符：字母（A–Z、a–z）、数字或下划线'],
  [
    'not-word',
    '\\W',
    'Non-word character: not a letter (A–Z, a–z), digit or _',
    '非单词字符：字母（A–Z、a–z）、数字、下划线以外的字符',
  ],
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
  ['not-class', '[^ab]', 'Any character except', '一个字符，不属于'],
  ['not-class', '[^]', 'Any character', '任意字符'],
  ['range', '[a-f]', 'From “a” to “f”', '从“a”到“f”'],
  ['range', '[\\x00-\\x1f]', 'From null character to U+001F', '从空字符到 U+001F'],
  ['strings', '[\\q{ab|c}]', 'One of “ab”, “c”', '“ab”、“c”之一', 'v'],
  ['intersection', '[\\w&&[a-z]]', 'Intersection: in both sets', '交集：两者共有', 'v'],
  ['subtraction', '[\\w--\\d]', 'Subtraction: in the first set but not in the second', '差集：前者减去后者', 'v'],
  ['start', '^', 'The start of the text', '文本开头'],
  ['start', '^', 'The start of a line', '行首', 'm'],
  ['end', '$', 'The end of the text', '文本结尾'],
  ['end', '$', 'The end of a line', '行尾', 'm'],
  ['boundary', '\\b', 'Word boundary: the start or end of a word', '单词边界：单词的开头或结尾'],
  ['not-boundary', '\\B', 'Not a word boundary', '非单词边界'],
  ['backreference', '(a)\\1', 'Backreference: the same text as group 1', '反向引用：与分组 1 匹配的内容相同'],
  ['backreference', '(?<n>a)\\k<n>', 'Backreference: the same text as group “n”', '反向引用：与分组“n”匹配的内容相同'],
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
    'The character “a”, case-insensitive',
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
  ['a{0012345678901234567890,}', '12345678901234567890 or more times', { min: largest }],
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
