import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { check } from '../check.ts'
import { explain } from '../explain.ts'
import { generate } from '../generate.ts'
import { steps } from '../steps.ts'
import { test as search } from '../test.ts'
import { readForEngine } from './read-for-engine.ts'

const texts = [
  '2026-03 1999-12 ab AB\n',
  'a\r\nb\rc\u2028d\u0085e\vf\n',
  'foo.bar [x] {1} a-b_c ٣٤ é中 \u00a0\u3000',
  'aa bb a"b" x\n\ny aab aBc',
]

const both: [string, string][] = [
  [String.raw`(?P<y>\d{4})-(?P<m>\d\d)`, ''],
  [String.raw`(?P<q>["'])(?:\w)(?P=q)|(\w)\2`, ''],
  [String.raw`\A\w+|\w\Z`, 'm'],
  ['^.*$', 'm'],
  ['.+', ''],
  ['.+', 's'],
  ['$', ''],
  ['^', 'm'],
  ['(?i)ab', ''],
  ['(?m)^[a-f]$', ''],
  ['(?s:a.b)|(?i:AB)', ''],
  ['(?i:a(?-i:b))', ''],
  ['a # one\n  b', 'x'],
  ['(?x) [ab #] + (?#note) \\ ', ''],
  [String.raw`[\w.-]+|[^\W\d]`, ''],
  [String.raw`[]x[]+|[^]a-z\s]`, ''],
  [String.raw`[+\-*/&&||~~]+`, ''],
  [String.raw`\x61|\141|\07|\x2d\w`, ''],
  [String.raw`\bb|\B.`, ''],
  [String.raw`\S+\s|\D\d`, ''],
  ['a{1,2}?b|\\w{2,}', ''],
  ['(?<=\\d)-(?!12)', ''],
  ['\\{|x{|\\}', ''],
  [String.raw`(a)\1|\.|\/|\-|\ `, ''],
]

const cases: ['python' | 'pcre2', string, string][] = [
  ...both.flatMap(([pattern, flags]) => [
    ['python', pattern, flags] as ['python', string, string],
    ['pcre2', pattern, flags] as ['pcre2', string, string],
  ]),
  ['python', String.raw`\d+|\w+`, 'a'],
  ['python', String.raw`\u4e2d|\U0000004e|\v`, ''],
  ['python', 'a{,2}b', ''],
  ['python', String.raw`[\1\061]+|[\d-]`, ''],
  ['python', String.raw`\s+`, ''],
  ['python', '(?P<年>中)|[^\\w\\s]', ''],
  ['pcre2', String.raw`\d+|\w+|\s+`, 'u'],
  ['pcre2', String.raw`[^\W_]+|[\S]`, 'u'],
  ['pcre2', String.raw`\bé|\B.`, 'u'],
  ['pcre2', String.raw`\x{4e2d}|\o{141}|\e|\cJ`, ''],
  ['pcre2', String.raw`(?'n'a)\k'n'|(?<o>b)\k{o}`, ''],
  ['pcre2', String.raw`(a)\g1|(b)\g{-1}|(x)\g{3}`, ''],
  ['pcre2', String.raw`\h+|\R|\N\z`, ''],
  ['pcre2', '[[:alpha:]_]+|[[:punct:]]|[[:^space:]]', ''],
  ['pcre2', String.raw`\p{L}+|\p{Han}|\P{L}|\pN|\p{^Lu}`, ''],
  ['pcre2', String.raw`\Q[x]\E|[\Q.-\E]`, ''],
  ['pcre2', String.raw`x\Q\E+|\E[x]\Q]`, ''],
  ['pcre2', String.raw`[\Q]a-b\E]+|[\Q^\.]\E1]`, ''],
  ['pcre2', String.raw`[a\E-\Qf\E]+|[^\Q\E]a]|[\E]x]`, ''],
  ['pcre2', String.raw`[x\Q\E-\E]+`, ''],
  ['pcre2', 'a(?i)b|ab(?-i)C|x', ''],
  ['pcre2', '(?:a(?i)b|x(?s).)B', ''],
  ['pcre2', String.raw`\w\Z`, ''],
  ['pcre2', '[\\w.-]+|[+--]', ''],
  ['pcre2', 'a{,2}', ''],
]

test.each(cases)('%s finds with %s (%s) what JavaScript finds with its translation', async (engine, pattern, flags) => {
  const { pattern: written, flags: letters } = readForEngine({ pattern, flags, engine }, 'exact')
  for (const text of texts) {
    const { matches } = await perform(search, { pattern, flags: `g${flags}`, engine, text })
    const theirs = matches.map(({ start, end, groups }) => [start, end, groups.map((group) => group?.text ?? null)])
    const ours = Array.from(text.matchAll(new RegExp(written, `g${letters}`)), ({ index, 0: all, ...groups }) => {
      const captured = Object.keys(groups).filter((key) => /^\d+$/.test(key))
      return [index, index + all.length, captured.map((key) => groups[Number(key)] ?? null)]
    })
    expect({ written, text, matches: ours }).toEqual({ written, text, matches: theirs })
  }
})

test('the parts of a Python pattern are explained at their own places', async () => {
  const { nodes, warnings } = await perform(explain, {
    pattern: String.raw`(?x) (?P<y>\d{4}) - # month
(?P<m>\d\d) (?P=y)\Z`,
    engine: 'python',
  })
  expect(nodes.map(({ kind, start, end, source }) => ({ kind, start, end, source }))).toEqual([
    { kind: 'capture', start: 5, end: 17, source: '(?P<y>\\d{4})' },
    { kind: 'repeat', start: 11, end: 16, source: '\\d{4}' },
    { kind: 'digit', start: 11, end: 13, source: '\\d' },
    { kind: 'text', start: 18, end: 19, source: '-' },
    { kind: 'capture', start: 28, end: 39, source: '(?P<m>\\d\\d)' },
    { kind: 'digit', start: 34, end: 36, source: '\\d' },
    { kind: 'digit', start: 36, end: 38, source: '\\d' },
    { kind: 'backreference', start: 40, end: 46, source: '(?P=y)' },
    { kind: 'end', start: 46, end: 48, source: '\\Z' },
  ])
  expect(nodes.at(0)?.en).toBe('Named capturing group 1, “y”')
  expect(warnings?.map(({ en }) => en)).toEqual([
    'In Python \\d, \\w, \\s and \\b with these flags are about the digits, letters and spaces of all scripts, not only ASCII',
  ])
})

test('flags at the beginning are those of the pattern, and a mode within counts up to the end of its group', async () => {
  const { nodes } = await perform(explain, { pattern: '(?i)a(?m)^|b$', engine: 'pcre2' })
  expect(nodes.map(({ kind, en }) => `${kind}: ${en}`)).toEqual([
    'alternatives: One of 2 alternatives',
    'alternative: Alternative 1',
    'text: The character “a”, case-insensitive',
    'group: Non-capturing group with the flags m',
    'start: The start of a line',
    'alternative: Alternative 2',
    'group: Non-capturing group with the flags m',
    'text: The character “b”, case-insensitive',
    'end: The end of a line',
  ])
})

test('a Python pattern is walked through, with its own parts', async () => {
  const { matched, steps: walked } = await perform(steps, {
    pattern: String.raw`(?P<y>\d)-$`,
    text: '٣-\n',
    engine: 'python',
  })
  expect(matched).toBe(true)
  expect(walked[0]).toEqual({ position: 0, part: '\\d', kind: 'match', start: 6 })
  expect(walked.at(-1)).toMatchObject({ part: '$', start: 10 })
})

test('generated texts are found by the engine itself', async () => {
  const pattern = String.raw`(?P<y>\d{4})-(?P=y)\Z`
  const { texts: written } = await perform(generate, { pattern, engine: 'python', count: 5, seed: 'a' })
  expect(written).toHaveLength(5)
  for (const text of written) expect(text).toMatch(/^(\d{4})-\1$/)
})

test('a Python pattern is checked', async () => {
  expect((await perform(check, { pattern: '(?P<a>(?:a+)+)$', engine: 'python' })).risk).toBe('high')
  expect((await perform(check, { pattern: '(?P<a>a+)b', engine: 'python' })).risk).toBe('none')
})

test.each([
  ['pcre2', '(?>a+)b', '(?>…)'],
  ['pcre2', 'a++b', '++'],
  ['pcre2', '(a(?1)?b)', '(?1)'],
  ['pcre2', '(?R)?', '(?R)'],
  ['pcre2', '(a)?(?(1)b|c)', '(?(…)…)'],
  ['python', '(a)?(?(1)b|c)', '(?(…)…)'],
  ['pcre2', 'a\\Kb', '\\K'],
  ['pcre2', '(*UTF)a', '(*…)'],
  ['pcre2', '(?|a|b)', '(?|…)'],
  ['pcre2', '\\X', '\\X'],
] as const)('%s has %s, which is said to have no equivalent: %s', async (engine, pattern, feature) => {
  await expect(perform(explain, { pattern, engine })).rejects.toMatchObject({
    code: 'noEquivalent',
    params: { feature },
  })
})

test.each([
  ['python', '(?P<a', 5],
  ['python', '(?<a>b)', 2],
  ['pcre2', 'a)', 2],
  ['pcre2', '(?P<y>\\d', 9],
  ['pcre2', '[a', 1],
  ['pcre2', '[a-\\d]', 3],
  ['pcre2', '[\\d-a]', 5],
  ['pcre2', '[a\\Q]', 1],
  ['pcre2', '[:alpha:]', 9],
  ['pcre2', '(?P<y>a)**', 10],
] as const)('%s refuses %s at position %i', async (engine, pattern, position) => {
  await expect(perform(explain, { pattern, engine })).rejects.toMatchObject({
    code: 'invalidPattern',
    params: { position },
  })
})

test('a flag that an engine does not have is named', async () => {
  const made = perform(explain, { pattern: 'a', flags: 'v', engine: 'python' })
  await expect(made).rejects.toMatchObject({ code: 'unsupported', params: { engine: 'Python', feature: '/…/v' } })
})
