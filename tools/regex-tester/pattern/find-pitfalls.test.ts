import { expect, test } from 'vitest'
import { type EngineName, engineNames } from '#lib/regex/engine.ts'
import { openEngine } from '#lib/regex/open-engine.ts'
import { findPitfalls, fixPitfalls, type Pitfall } from './find-pitfalls.ts'

/** A pitfall, the pattern and flags that fix it, and a text that these match as intended. */
type Case = [engine: EngineName, pattern: string, flags: string, code: Pitfall['code'], fixed: string, text: string]

const cases: Case[] = [
  ['quickjs', '\\p{Han}+', 'g', 'needsUnicode', '/\\p{Script=Han}+/gu', '你好'],
  ['ecmascript', '\\p{Han}+', 'g', 'needsUnicode', '/\\p{Script=Han}+/gu', '你好'],
  ['quickjs', '\\p{Han}+', 'gu', 'scriptName', '/\\p{Script=Han}+/gu', '你好'],
  ['quickjs', '[\\p{L}\\p{Greek}]+', 'g', 'needsUnicode', '/[\\p{L}\\p{Script=Greek}]+/gu', 'éλ'],
  ['quickjs', '\\pL+', '', 'needsUnicode', '/\\p{L}+/u', 'éa'],
  ['quickjs', '\\P{L}', '', 'needsUnicode', '/\\P{L}/u', '1'],
  ['quickjs', '\\p{Script=Han}', 'i', 'needsUnicode', '/\\p{Script=Han}/iu', '你'],
  ['quickjs', '\\u{1F600}', 'g', 'needsUnicode', '/\\u{1F600}/gu', '😀'],
  ['quickjs', '\\x{41}', '', 'letter', '/\\u{41}/u', 'A'],
  ['quickjs', '\\Aab\\z', '', 'letter', '/^ab$/', 'ab'],
  ['ecmascript', '\\Aab\\Z', 'm', 'letter', '/(?<![^])ab(?![^])/m', 'ab'],
  ['quickjs', 'a\\hb', '', 'letter', '/a[\\t ]b/', 'a\tb'],
  ['quickjs', 'a\\Rb', '', 'letter', '/a(?:\\r\\n|[\\n\\r\\u2028\\u2029])b/', 'a\r\nb'],
  ['quickjs', '[[:alpha:]_]+', '', 'posix', '/[a-zA-Z_]+/', 'ab_'],
  ['quickjs', '(?i)error', 'g', 'leadingFlags', '/error/gi', 'ERROR'],
  ['quickjs', '(?P<year>\\d{4})-(?P=year)', '', 'groupSyntax', '/(?<year>\\d{4})-\\k<year>/', '2024-2024'],
  ['oniguruma', '(?P<year>\\d{4})', '', 'groupSyntax', '/(?<year>\\d{4})/', '2024'],
  ['oniguruma', 'a\\hb', '', 'hexDigit', '/a[\\t ]b/', 'a b'],
  ['oniguruma', '(?s)a.b', '', 'leadingFlags', '/a.b/s', 'a\nb'],
  ['rust', 'a++', '', 'repeatTwice', '/a+/', 'aa'],
  ['pcre2', '\\u4e2d\\u{1F600}', '', 'groupSyntax', '/\\x{4e2d}\\x{1F600}/', '中😀'],
  ['python', '(?<year>\\d{4})-\\k<year>', '', 'groupSyntax', '/(?P<year>\\d{4})-(?P=year)/', '2024-2024'],
  ['python', '\\x{41}\\u{1F600}', '', 'groupSyntax', '/\\u0041\\U0001F600/', 'A😀'],
  ['python', 'a\\z', '', 'unknown', '/a\\Z/', 'a'],
  ['python', 'a\\hb', '', 'unknown', '/a[\\t ]b/', 'a b'],
  ['rust', 'ab\\Z', '', 'unknown', '/ab\\z/', 'ab'],
  ['re2', 'ab\\Z', '', 'unknown', '/ab\\z/', 'ab'],
]

async function matchesWhole(name: EngineName, pattern: string, flags: string, text: string): Promise<boolean> {
  const search = (await openEngine(name))
    .compile(pattern, flags.replace('g', ''))
    .over(text, { all: false, sticky: false, deadline: Number.POSITIVE_INFINITY })
  const [first] = search.matches()
  search.close()
  return first?.start === 0 && first.end === text.length
}

test.each(cases)(
  '%s: /%s/%s is %s, and %s does what it looks like',
  async (engine, pattern, flags, code, fixed, text) => {
    const pitfalls = findPitfalls(pattern, flags, engine)
    expect(new Set(pitfalls.map((pitfall) => pitfall.code))).toEqual(new Set([code]))
    const right = fixPitfalls(pattern, flags, pitfalls)
    expect(`/${right.pattern}/${right.flags}`).toBe(fixed)
    expect(await matchesWhole(engine, right.pattern, right.flags, text)).toBe(true)
    expect(findPitfalls(right.pattern, right.flags, engine)).toEqual([])
  },
)

test.each(cases)('%s does not do as it looks by itself: /%s/%s', async (engine, pattern, flags, code, _, text) => {
  // That one finds the same, but gives back what it has found.
  const expected = code === 'repeatTwice'
  expect(await matchesWhole(engine, pattern, flags, text).catch(() => false)).toBe(expected)
})

test.each([
  ['quickjs', '\\G\\w'],
  ['quickjs', 'a\\Kb'],
  ['quickjs', '\\X'],
  ['quickjs', '\\Qa.b\\E'],
  ['quickjs', '[\\h]'],
  ['quickjs', '(?x)a b'],
] as const)('%s: what is in /%s/ is named, though nothing simple does the same', (engine, pattern) => {
  expect(findPitfalls(pattern, '', engine)[0]).toMatchObject({
    start: pattern.search(/[\\(]/),
    source: expect.any(String),
  })
  expect(findPitfalls(pattern, '', engine)[0]?.instead).toBeUndefined()
})

test.each(['\\d+[a-z]\\b', '\\\\p{Han}', '\\\\A', '[[]:alpha:]', '(?i:a)b', 'a+?', 'p{2}', '\\x41', '<\\/a>'])(
  'nothing is said of /%s/ in any engine',
  (pattern) => {
    for (const engine of engineNames) expect(findPitfalls(pattern, 'g', engine)).toEqual([])
  },
)

test('what one engine writes otherwise is said for that one alone', () => {
  const saying = (pattern: string) => engineNames.filter((engine) => findPitfalls(pattern, 'g', engine).length > 0)
  expect(saying('(?<name>a)\\k<name>')).toEqual(['python'])
  expect(saying('\\u0041')).toEqual(['pcre2'])
})

test('with the flag u or v, properties and code points are what they look like', () => {
  expect(findPitfalls('\\p{L}\\u{1F600}', 'u', 'quickjs')).toEqual([])
  expect(findPitfalls('\\p{Emoji}', 'v', 'ecmascript')).toEqual([])
  expect(findPitfalls('\\p{Han}', '', 'rust')).toEqual([])
})
