// Features that only PCRE2 has, as its manual (pcre2pattern, 10.34) describes them.
import { expect, test, vi } from 'vitest'
import type { SearchOptions } from '../engine.ts'
import { openEngine } from '../open-engine.ts'
import { loadPcre2 } from './pcre2.ts'
import { Pcre2Instance } from './pcre2-instance.ts'

const pcre2 = await openEngine('pcre2')

function matchedTexts(pattern: string, text: string, flags = '', how: Partial<SearchOptions> = {}): string[] {
  const deadline = performance.now() + 20_000
  const search = pcre2.compile(pattern, flags).over(text, { all: true, sticky: false, deadline, ...how })
  try {
    return Array.from(search.matches(), ({ start, end }) => text.slice(start, end))
  } finally {
    search.close()
  }
}

test.each<[what: string, pattern: string, text: string, expected: string[], flags?: string]>([
  ['recursion', '\\((?:[^()]++|(?R))*\\)', 'f(a(b)c) (', ['(a(b)c)']],
  ['subroutines', '(?<n>\\d+)\\.(?&n)', '1.22', ['1.22']],
  ['possessive quantifiers', 'a++a|b', 'aab', ['b']],
  ['conditionals', '(\\()?a(?(1)\\))', '(a) a', ['(a)', 'a']],
  ['branch reset', '(?|(a)|(b))\\1', 'aabb', ['aa', 'bb']],
  ['\\K', 'foo\\Kbar', 'foobar', ['bar']],
  ['\\R', 'a\\Rb', 'a\r\nb', ['a\r\nb']],
  ['\\X', '\\X', 'e\u0301👩‍👧', ['e\u0301', '👩‍👧']],
  ['verbs', 'a+(*COMMIT)b', 'aac aab', []],
  ['\\G', '\\Ga', 'aaba', ['a', 'a']],
  ['POSIX classes', '[[:upper:]]+', 'abCD', ['CD']],
  ['the flag x', 'a b # two letters', 'ab', ['ab'], 'x'],
  ['ASCII without the flag u', '\\w+', 'é中a', ['a']],
  ['letters of Unicode with it', '\\w+', 'é中a', ['é中a'], 'u'],
  ['an empty match before one that is not', '|a', 'ab', ['', 'a', '', '']],
])('%s', (_, pattern, text, expected, flags) => {
  expect(matchedTexts(pattern, text, flags)).toEqual(expected)
})

test('has searched once before it is given out: compiling its code, 200 ms, is no time of a search', async () => {
  const call = vi.spyOn(Pcre2Instance.prototype, 'call')
  await loadPcre2()
  expect(call.mock.calls.map(String).filter((use) => use.includes('_substitute'))).not.toEqual([])
  call.mockRestore()
})

test('names belong to their groups', () => {
  expect(pcre2.compile("(a)(?P<one>b)(?'two'c)(?:d)(e)", '').groupNames).toEqual([undefined, 'one', 'two', undefined])
  expect(pcre2.compile('(?|(?<n>a)|(?<n>b))', '').groupNames).toEqual(['n'])
})

test.each<[string, string]>([
  ['(?~a)', '(?~…)'],
  ['\\u0041', '\\u…'],
  ['[a]\\C', '\\C'],
])('%s is unsupported', (pattern, feature) => {
  expect(() => pcre2.compile(pattern, '')).toThrow(
    expect.objectContaining({ failure: { kind: 'unsupported', feature } }),
  )
})

test('fails where \\K moves the start out of the match, and where memory runs out', () => {
  expect(() => matchedTexts('(?=a\\K)', 'a')).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ kind: 'failed' }) }),
  )
  expect(() => matchedTexts('(?:a|b|(c))*d', 'abc'.repeat(1_000_000))).toThrow(
    expect.objectContaining({ failure: { kind: 'failed', reason: 'PCRE2 ran out of memory' } }),
  )
  expect(matchedTexts('a', 'aa')).toEqual(['a', 'a'])
})

test('searches many megabytes in linear time', () => {
  const text = `${'x'.repeat(12_000_000)}ab`
  expect(matchedTexts('a(b)', text)).toEqual(['ab'])
  const many = 'a1 '.repeat(100_000)
  expect(matchedTexts('\\d', many)).toHaveLength(100_000)
})
