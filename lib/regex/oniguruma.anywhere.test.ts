// Features that only Oniguruma has, and optimizations that it must not use, in Node and in browsers.
import { describe, expect, test } from 'vitest'
import type { RegexMatch } from './engine.ts'
import { openEngine } from './open-engine.ts'

const all = { all: true, sticky: false }

/** The matches of a pattern in a text. */
async function find(pattern: string, text: string, flags = ''): Promise<RegexMatch[]> {
  const regex = (await openEngine('oniguruma')).compile(pattern, flags)
  const search = regex.over(text, { ...all, deadline: performance.now() + 20_000 })
  try {
    return [...search.matches()]
  } finally {
    search.close()
  }
}

/** Matches as pairs of start and end. */
const places = (matches: RegexMatch[]) => matches.map(({ start, end }) => [start, end])

test.each<[string, string, string[]]>([
  ['possessive repeats', 'a++a|b', ['b']],
  ['atomic groups', '(?>a|ab)c|b', ['b']],
  ['recursion', '(?<b>\\((?:[^()]|\\g<b>)*\\))', ['((aab))']],
  ['conditionals', '(\\()?aab(?(1)\\)|!)', ['(aab)']],
  ['lookbehind of any length', '(?<=\\(+a+)b', ['b']],
  ['absent repeats', '\\((?~b)', ['((aa']],
])('Oniguruma has %s', async (_, pattern, expected) => {
  const text = '((aab))'
  const matches = await find(pattern, text)
  expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

describe('Oniguruma does not use optimizations that miss matches', () => {
  test.each<[string, string, string, string[]]>([
    ['(?<=key: ).*', '', 'key: value', ['value']],
    ['(?<=key: ).+', '', 'key: value', ['value']],
    ['(?=v).*', '', 'key: value', ['value']],
    ['(?=v).*', 's', 'key: value', ['value']],
    ['(?!k)(.*)', '', 'key', ['ey', '']],
    ['(?<!^).{2,}', '', 'key', ['ey']],
    ['(?<=").*(?=")', '', 'a="b c"', ['b c']],
    ['\\b.+', '', '- a', ['a']],
    ['(?=v)(?:.)*|x', '', 'key: value', ['value']],
    ['(?x) (?=v) .* # to the end', '', 'key: value', ['value']],
    ['(?=v)(?i)x|.*', '', 'key: value', ['value']],
    ['.*\\R', '', 'ab\ncd', ['ab\n']],
    ['(?<=\\R)c', '', 'ab\ncd', ['c']],
    ['[\\R]', '', 'R', ['R']],
  ])('%s (%s) in %j', async (pattern, flags, text, expected) => {
    const matches = await find(pattern, text, flags)
    expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })

  test('also in texts of more than a thousand characters', async () => {
    const text = `${' '.repeat(2000)}"value"`
    expect(places(await find('(?<=").*(?=")', text))).toEqual([[2001, 2006]])
  })

  test('keeps the numbers of groups and the positions of errors', async () => {
    const [match] = await find('(?<=(a))(.*)(?=(c))', 'abc')
    expect(match).toEqual({
      start: 1,
      end: 2,
      groups: [
        { start: 0, end: 1 },
        { start: 1, end: 2 },
        { start: 2, end: 3 },
      ],
    })
    const { compile } = await openEngine('oniguruma')
    expect(() => compile('(?=v).*(', '')).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ kind: 'syntax', index: 7 }) }),
    )
  })

  test.each(['aa-', 'aa。'])('finds nothing after the text %s, in the remains of an earlier one', async (text) => {
    await find('z', 'aaa-aaa-aaa-aaa')
    expect(places(await find('.*\\b', text, 's'))).toEqual([
      [0, 2],
      [2, 2],
    ])
  })
})

test('Oniguruma times out also with a comment at the end of a pattern', async () => {
  const { compile } = await openEngine('oniguruma')
  const search = compile('(?x) (a+)+$ # to the end', '').over(`${'a'.repeat(40)}!`, {
    ...all,
    deadline: performance.now() + 300,
  })
  expect(() => [...search.matches()]).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ kind: 'timeout' }) }),
  )
  search.close()
})
