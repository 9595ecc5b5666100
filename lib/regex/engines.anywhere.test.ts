// Tests of all engines, in Node and in browsers.
import { describe, expect, test } from 'vitest'
import { type EngineName, engineNames, type RegexMatch, type SearchOptions } from './engine.ts'
import { openEngine } from './open-engine.ts'

const all = { all: true, sticky: false }

/** The matches of a pattern in a text. */
async function find(
  engine: EngineName,
  pattern: string,
  text: string,
  flags = '',
  how: Omit<SearchOptions, 'deadline'> = all,
): Promise<RegexMatch[]> {
  const regex = (await openEngine(engine)).compile(pattern, flags)
  const search = regex.over(text, { ...how, deadline: performance.now() + 20_000 })
  try {
    return [...search.matches()]
  } finally {
    search.close()
  }
}

/** Matches as pairs of start and end. */
const places = (matches: RegexMatch[]) => matches.map(({ start, end }) => [start, end])

const refused = async (engine: EngineName, pattern: string, flags = '') => {
  const { compile } = await openEngine(engine)
  try {
    compile(pattern, flags)
  } catch (error) {
    return Object(error).failure
  }
  return 'accepted'
}

describe.each(engineNames)('%s', (engine) => {
  test('finds matches and their groups, in order', async () => {
    expect(await find(engine, '(a)(b)?', 'ab-a')).toEqual([
      {
        start: 0,
        end: 2,
        groups: [
          { start: 0, end: 1 },
          { start: 1, end: 2 },
        ],
      },
      { start: 3, end: 4, groups: [{ start: 3, end: 4 }, null] },
    ])
  })

  test('tells which groups participated', async () => {
    const matches = await find(engine, '(a)|(b)|(c)', 'cba')
    expect(matches.map(({ groups }) => groups.map((group) => group !== null))).toEqual([
      [false, false, true],
      [false, true, false],
      [true, false, false],
    ])
  })

  test('distinguishes an empty group at the end from one that did not participate', async () => {
    const [match] = await find(engine, 'é(x)?(y?)$', 'é')
    expect(match?.groups).toEqual([null, { start: 1, end: 1 }])
  })

  test('names groups', async () => {
    const { compile } = await openEngine(engine)
    // Python writes named groups with a P.
    const open = engine === 'python' ? '(?P<' : '(?<'
    expect(compile(`${open}year>a)-${open}day>b)`, '').groupNames).toEqual(['year', 'day'])
  })

  test.each([
    ['Chinese', '修复中文分词', '中文', [[2, 4]]],
    [
      'emoji',
      '🙂a👩‍👧b',
      '[ab]',
      [
        [2, 3],
        [8, 9],
      ],
    ],
    ['a lone surrogate', '\ud83da', 'a', [[1, 2]]],
    ['accents', 'e\u0301té', 't', [[2, 3]]],
  ])('counts places in UTF-16 units: %s', async (_, text, pattern, expected) => {
    expect(places(await find(engine, pattern, text))).toEqual(expected)
  })

  test('finds empty matches, also after a surrogate pair', async () => {
    const text = '🙂b'
    const spans = places(await find(engine, 'x*', text, 'u'))
    expect(spans).toEqual([
      [0, 0],
      [2, 2],
      [3, 3],
    ])
  })

  test('finds sticky matches after an empty one, also after a surrogate pair', async () => {
    const spans = places(await find(engine, 'x*', '🙂🙂b', 'u', { all: true, sticky: true }))
    expect(spans).toEqual([
      [0, 0],
      [2, 2],
      [4, 4],
      [5, 5],
    ])
  })

  test('reads the flags i, m and s', async () => {
    expect(places(await find(engine, 'A', 'xa', 'i'))).toEqual([[1, 2]])
    expect(places(await find(engine, '^b', 'a\nb'))).toEqual([])
    expect(places(await find(engine, '^b', 'a\nb', 'm'))).toEqual([[2, 3]])
    expect(places(await find(engine, 'a.b', 'a\nb'))).toEqual([])
    expect(places(await find(engine, 'a.b', 'a\nb', 's'))).toEqual([[0, 3]])
    expect(places(await find(engine, '^a.B$', 'x\na\nb', 'ims'))).toEqual([[2, 5]])
  })

  test('finds only the first match on request', async () => {
    expect(places(await find(engine, '(?:a)', 'ba-a', '', { all: false, sticky: false }))).toEqual([[1, 2]])
    expect(places(await find(engine, '(a)', 'ba-a', '', { all: false, sticky: false }))).toEqual([[1, 2]])
    expect(await find(engine, '(a)', 'b', '', { all: false, sticky: false })).toEqual([])
  })

  test('finds sticky matches only where the last one ended', async () => {
    expect(places(await find(engine, 'a', 'aaba', '', { all: true, sticky: true }))).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(places(await find(engine, 'b', 'ab', '', { all: true, sticky: true }))).toEqual([])
    expect(places(await find(engine, 'a', 'aa', '', { all: false, sticky: true }))).toEqual([[0, 1]])
  })

  test('repeats a search, and searches several texts', async () => {
    const regex = (await openEngine(engine)).compile('a', '')
    const first = regex.over('aa', { ...all, deadline: performance.now() + 20_000 })
    expect([...first.matches()]).toEqual([...first.matches()])
    expect(first.count()).toBe(2)
    first.close()
    for (const [text, count] of [
      ['ba', 1],
      ['b', 0],
      ['aaa', 3],
    ] as const) {
      const next = regex.over(text, { ...all, deadline: performance.now() + 20_000 })
      expect(next.count()).toBe(count)
      next.close()
    }
  })

  test('finds 30,000 matches', async () => {
    const text = '修a'.repeat(30_000)
    const matches = await find(engine, '(a)', text)
    expect(matches).toHaveLength(30_000)
    expect(matches.at(-1)).toEqual({ start: 59_999, end: 60_000, groups: [{ start: 59_999, end: 60_000 }] })
  })

  test.each([
    ['(a)(b', 3],
    ['[a', 0],
    ['ab)', 2],
    ['*a', 0],
    ['é修🙂(', 4],
    ['x\n(', 2],
  ])('locates the error in %j', async (pattern, index) => {
    expect(await refused(engine, pattern)).toMatchObject({ kind: 'syntax', index, reason: expect.stringMatching(/./) })
  })
})

test.each<[EngineName, string, string, string]>([
  ['ecmascript', '(?>a)', '', '(?>…)'],
  ['ecmascript', 'a++', '', '++'],
  ['quickjs', '(?>a)', '', '(?>…)'],
  ['quickjs', 'xa*+', '', '*+'],
  ['quickjs', '(?P<n>a)', '', '(?P<…>…)'],
  ['quickjs', '(a)(?(1)b|c)', '', '(?(…)…)'],
  ['quickjs', '(?#note)a', '', '(?#…)'],
  ['rust', '(?=a)', '', '(?=…)'],
  ['rust', 'x(?<!a)b', 'i', '(?<!…)'],
  ['rust', '(a)\\1', '', '\\1'],
  ['rust', '(?<n>a)\\k<n>', '', '\\k<…>'],
  ['rust', '(?>a)', '', '(?>…)'],
  ['rust', 'a', 'd', '/…/d'],
  ['rust', 'a', 'v', '/…/v'],
  ['re2', '(?=a)', '', '(?=…)'],
  ['re2', 'x(?<=a)b', '', '(?<=…)'],
  ['re2', '(a)\\1', '', '\\1'],
  ['re2', 'a++', '', '++'],
  ['re2', '\\u0041', '', '\\u…'],
  ['re2', 'a', 'v', '/…/v'],
  ['oniguruma', '(?P<n>a)', '', '(?P<…>…)'],
  ['oniguruma', 'a', 'd', '/…/d'],
  ['oniguruma', '(?L)a*', '', '(?L)'],
])('%s reports that %s (%s) is unsupported', async (engine, pattern, flags, feature) => {
  expect(await refused(engine, pattern, flags)).toEqual({ kind: 'unsupported', feature })
})

test('ECMAScript in QuickJS has sets of the flag v, modes within a pattern and lookbehind', async () => {
  expect(places(await find('quickjs', '[\\p{L}--[a-z]]', 'aÉ', 'v'))).toEqual([[1, 2]])
  expect(places(await find('quickjs', '(?i:a)b', 'AbAB'))).toEqual([[0, 2]])
  expect(places(await find('quickjs', '(?<=a)b', 'bab'))).toEqual([[2, 3]])
})

describe('a pattern with catastrophic backtracking', () => {
  const text = `${'a'.repeat(40)}!`
  const soon = () => ({ ...all, deadline: performance.now() + 300 })

  test.each<EngineName>(['rust', 're2'])('is searched by %s in linear time', async (engine) => {
    expect(await find(engine, '(a+)+$', text)).toEqual([])
  })

  test.each<EngineName>(['quickjs', 'oniguruma', 'pcre2', 'python'])(
    'times out in %s, which is usable afterwards',
    async (engine) => {
      const { compile } = await openEngine(engine)
      const search = compile('(a+)+$', '').over(text, soon())
      expect(() => [...search.matches()]).toThrow(
        expect.objectContaining({ failure: expect.objectContaining({ kind: 'timeout' }) }),
      )
      search.close()
      expect(places(await find(engine, 'a!', text))).toEqual([[39, 41]])
    },
  )
})

test('a pattern that is too large fails as such', async () => {
  await expect(find('rust', 'x{1000}{1000}{1000}', 'a')).rejects.toMatchObject({ failure: { kind: 'failed' } })
})
