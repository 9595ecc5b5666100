import fc from 'fast-check'
import { apply } from 'json-p3'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { align } from './compare/compare-documents.ts'
import { compare, query } from './operations.ts'

const patchOf = async (left: string, right: string) =>
  (await perform(compare, { left, right })).patch.replace(/\n */g, '')

/** Numbers that JavaScript cannot tell apart, or not hold at all. */
const lexemes = ['12345678901234567890', '12345678901234567891', '1.0', '0.10000000000000000001', '1e400', '-2E+400']

/** Documents from so few keys and values that two of them have much in common. */
const { document } = fc.letrec<{ document: string }>((tie) => {
  const key = fc.constantFrom('"a"', '"b"', '"~1/"', '""', '"中"')
  const member = fc.tuple(key, tie('document')).map(([name, value]) => `${name}: ${value}`)
  return {
    document: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('null', 'true', '"x"', '{}', '[]', ...lexemes),
      fc.array(tie('document'), { maxLength: 6 }).map((items) => `[${items.join()}]`),
      fc.array(member, { maxLength: 4 }).map((members) => `{${members.join()}}`),
    ),
  }
})

/** Reads numbers as their lexemes, which no JavaScript number could hold. */
const readDigits = (json: string) =>
  JSON.parse(
    json.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (lexeme) => (lexeme[0] === '"' ? lexeme : `"#${lexeme}"`)),
  )

const kinds: Record<string, string> = { add: 'added', remove: 'removed', replace: 'changed' }

/** The source text of what a path leads to. */
const sourceAt = async (json: string, path: string) => (await perform(query, { json, path })).matches[0]?.json ?? ''

test('the patch makes the right document of the left one, to the last digit, and the changes say the same', async () => {
  await fc.assert(
    fc.asyncProperty(document, document, async (left, right) => {
      const { patch, equal, count, changes } = await perform(compare, { left, right })
      expect(apply(readDigits(patch), readDigits(left))).toEqual(readDigits(right))
      expect(equal).toBe(patch === '[]')
      const operations: { op: string }[] = JSON.parse(patch)
      expect(count).toBe(operations.length)
      expect(changes.map(({ kind }) => kind)).toEqual(operations.map(({ op }) => kinds[op]))
      for (const { kind, path, left: was, right: is } of changes) {
        const source = kind === 'removed' ? await sourceAt(left, path) : await sourceAt(right, path)
        expect(source.startsWith((is ?? was ?? '?').replace(/…$/, ''))).toBe(true)
      }
    }),
    { numRuns: runs(1000) },
  )
})

test('a document equals itself in another order and another spelling', async () => {
  const left = '{"a": [1.0, 100, 0.5, "中/"], "b": {"c": null, "d": -0}, "x": 2}'
  const right = '{"x":1,"b":{"d":0.0e5,"c":null},"\\u0061":[1,1e2,5E-1,"\\u4e2d\\/"],"x":2.00}'
  expect(await perform(compare, { left, right })).toEqual({ patch: '[]', equal: true, count: 0, changes: [] })
})

test.each([
  ['a value', '1', '2.0', '[{"op": "replace","path": "","value": 2.0}]'],
  [
    'a digit',
    '[12345678901234567890]',
    '[12345678901234567891]',
    '[{"op": "replace","path": "/0","value": 12345678901234567891}]',
  ],
  ['a kind', '{"a":[]}', '{"a":{}}', '[{"op": "replace","path": "/a","value": {}}]'],
  ['a number and its text', '[1]', '["1"]', '[{"op": "replace","path": "/0","value": "1"}]'],
  ['a new member', '{}', '{"a/b~":1e400}', '[{"op": "add","path": "/a~1b~0","value": 1e400}]'],
  ['a missing member', '{"":1}', '{}', '[{"op": "remove","path": "/"}]'],
  ['an item in the middle', '[1,2,3,4]', '[1,2,9,3,4]', '[{"op": "add","path": "/2","value": 9}]'],
  ['two items that are gone', '[1,2,3,4]', '[1,4]', '[{"op": "remove","path": "/1"},{"op": "remove","path": "/1"}]'],
  [
    'a member of an item',
    '[{"id":1,"n":"甲"},{"id":2}]',
    '[{"id":1,"n":"乙"},{"id":2}]',
    '[{"op": "replace","path": "/0/n","value": "乙"}]',
  ],
])('writes %s as one would by hand', async (_, left, right, patch) => {
  expect(await patchOf(left, right)).toBe(patch)
})

test('lists where each change is in both texts, and cuts long values', async () => {
  const left = '{\n  "gone": [1,\n 2],\n  "a": {"list": ["x", "y"]}\n}'
  const long = `"🙂${'中'.repeat(300)}"`
  const right = `{"a": {"list": ["x", ${long}]},\n "new": 1.0}`
  expect((await perform(compare, { left, right })).changes).toEqual([
    { kind: 'removed', path: "$['gone']", left: '[1,\n 2]', leftLine: 2, leftColumn: 11 },
    { kind: 'added', path: "$['new']", right: '1.0', rightLine: 2, rightColumn: 9 },
    {
      kind: 'changed',
      path: "$['a']['list'][1]",
      left: '"y"',
      leftLine: 4,
      leftColumn: 23,
      right: `"🙂${'中'.repeat(196)}…`,
      rightLine: 1,
      rightColumn: 22,
    },
  ])
})

test('lists a thousand changes and counts all', async () => {
  const list = (from: number) => `[${Array.from({ length: 1500 }, (_, at) => from + at)}]`
  const { changes, count } = await perform(compare, { left: list(0), right: list(10_000) })
  expect(changes).toHaveLength(1000)
  expect(count).toBe(1500)
})

test('pairs as many items as can be paired', () => {
  const items = fc.array(fc.nat({ max: 3 }), { maxLength: 12 })
  fc.assert(
    fc.property(items, items, (a, b) => {
      const pairs = align(a, b)
      expect(pairs.map(([i]) => a[i])).toEqual(pairs.map(([, j]) => b[j]))
      expect(pairs).toEqual(pairs.toSorted(([i], [j]) => i - j))
      expect(new Set(pairs.map(([, j]) => j)).size).toBe(pairs.length)
      expect(pairs).toHaveLength(commonLength(a, b))
    }),
    { numRuns: runs() },
  )
})

test('compares long lists that have nothing in common but their ends', async () => {
  const list = (from: number) => `[0,${Array.from({ length: 5000 }, (_, at) => from + at)},0]`
  const { patch } = await perform(compare, { left: list(10_000), right: list(20_000) })
  expect(apply(JSON.parse(patch), JSON.parse(list(10_000)))).toEqual(JSON.parse(list(20_000)))
})

test('compares a hundred thousand levels', async () => {
  const nested = (inner: string) => `${'['.repeat(100_000)}${inner}${']'.repeat(100_000)}`
  expect(await patchOf(nested('1'), nested('2'))).toBe(
    `[{"op": "replace","path": "${'/0'.repeat(100_000)}","value": 2}]`,
  )
})

test('says which side is no JSON', async () => {
  await expect(perform(compare, { left: '[1', right: '[1' })).rejects.toMatchObject({
    code: 'invalid',
    params: { side: ' (left)', line: 1, column: 3 },
  })
  await expect(perform(compare, { left: '1', right: '\n]' })).rejects.toMatchObject({
    code: 'invalid',
    params: { side: ' (right)', line: 2, column: 1 },
  })
  await expect(perform(compare, { left: '1', right: '' })).rejects.toMatchObject({ code: 'empty' })
})

/** The length of the longest common subsequence, by its definition. */
function commonLength(a: number[], b: number[]): number {
  const [first, ...others] = a
  if (first === undefined) return 0
  const at = b.indexOf(first)
  const without = commonLength(others, b)
  return at < 0 ? without : Math.max(without, 1 + commonLength(others, b.slice(at + 1)))
}
