import fc from 'fast-check'
import { apply } from 'json-p3'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { applyPatch, compare, minify } from './operations.ts'

/** Applies a patch, and writes the result on one line. */
const patched = async (json: string, patch: string) =>
  (await perform(minify, { json: (await perform(applyPatch, { json, patch })).json })).json

// RFC 6902, appendix A.
test.each([
  ['A.1', '{"foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux"}]', '{"foo":"bar","baz":"qux"}'],
  ['A.2', '{"foo":["bar","baz"]}', '[{"op":"add","path":"/foo/1","value":"qux"}]', '{"foo":["bar","qux","baz"]}'],
  ['A.3', '{"baz":"qux","foo":"bar"}', '[{"op":"remove","path":"/baz"}]', '{"foo":"bar"}'],
  ['A.4', '{"foo":["bar","qux","baz"]}', '[{"op":"remove","path":"/foo/1"}]', '{"foo":["bar","baz"]}'],
  ['A.5', '{"baz":"qux","foo":"bar"}', '[{"op":"replace","path":"/baz","value":"boo"}]', '{"baz":"boo","foo":"bar"}'],
  [
    'A.6',
    '{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}',
    '[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]',
    '{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}',
  ],
  [
    'A.7',
    '{"foo":["all","grass","cows","eat"]}',
    '[{"op":"move","from":"/foo/1","path":"/foo/3"}]',
    '{"foo":["all","cows","eat","grass"]}',
  ],
  [
    'A.8',
    '{"baz":"qux","foo":["a",2,"c"]}',
    '[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]',
    '{"baz":"qux","foo":["a",2,"c"]}',
  ],
  [
    'A.10',
    '{"foo":"bar"}',
    '[{"op":"add","path":"/child","value":{"grandchild":{}}}]',
    '{"foo":"bar","child":{"grandchild":{}}}',
  ],
  ['A.11', '{"foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux","xyz":123}]', '{"foo":"bar","baz":"qux"}'],
  ['A.14', '{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":10}]', '{"/":9,"~1":10}'],
  ['A.16', '{"foo":["bar"]}', '[{"op":"add","path":"/foo/-","value":["abc","def"]}]', '{"foo":["bar",["abc","def"]]}'],
])('applies the patch of appendix %s of its RFC', async (_, json, patch, result) => {
  expect(await patched(json, patch)).toBe(result)
})

test.each([
  ['A.9', '{"baz":"qux"}', '[{"op":"test","path":"/baz","value":"bar"}]', 'testFailed', '/baz'],
  ['A.12', '{"foo":"bar"}', '[{"op":"add","path":"/baz/bat","value":"qux"}]', 'patchPathNotFound', '/baz/bat'],
  ['A.15', '{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":"10"}]', 'testFailed', '/~01'],
])('refuses the patch of appendix %s of its RFC', async (_, json, patch, code, pointer) => {
  const params = { index: 0, pointer, line: 1, column: 2 }
  await expect(perform(applyPatch, { json, patch })).rejects.toMatchObject({ code, params })
})

test('refuses the patch of appendix A.13 of its RFC, which has an operation twice', async () => {
  const patch = '[{"op":"add","path":"/baz","value":"qux","op":"remove"}]'
  await expect(perform(applyPatch, { json: '{"foo":"bar"}', patch })).rejects.toMatchObject({
    code: 'duplicateMember',
    params: { index: 0, key: 'op', line: 1, column: 42 },
  })
})

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, 1, 'x', false),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '~1/'), tie('value')),
  ),
}))

const pointer = fc
  .array(fc.constantFrom('a', 'b', '0', '1', '2', '-', '01', '~01~1'), { maxLength: 3 })
  .map((steps) => steps.map((step) => `/${step}`).join(''))

const operation = fc.record({
  op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test'),
  path: pointer,
  from: pointer,
  value,
})

test('makes of any document what another library makes of it, or refuses it as that does', async () => {
  await fc.assert(
    fc.asyncProperty(value, fc.array(operation, { maxLength: 4 }), async (document, patch) => {
      // The RFC does not say what removing the whole document leaves. The library refuses to move or copy a value into
      // itself, its `test` takes an array for equal to an object with the same members, and it adds at the index `01`
      // where `1` is the end of an array (see below).
      const isTold = ({ op, path, from, value }: (typeof patch)[number]) => {
        if (op === 'remove') return path !== ''
        if (op === 'test') return Object(value) !== value
        if (op !== 'replace' && path.endsWith('/01')) return false
        return !['copy', 'move'].includes(op) || !within(from, path)
      }
      fc.pre(patch.every(isTold))
      // It copies by reference, too.
      const clone = <Of>(value: Of): Of => JSON.parse(JSON.stringify(value))
      let expected: unknown = clone(document)
      try {
        for (const one of clone(patch)) expected = clone(apply([one] as never, expected as never))
      } catch {
        expected = 'refused'
      }
      const made = await patched(JSON.stringify(document), JSON.stringify(patch)).then(JSON.parse, () => 'refused')
      expect(made).toEqual(expected)
    }),
    { numRuns: runs(2000) },
  )
})

const within = (outer: string, inner: string) => `${inner}/`.startsWith(`${outer}/`)

test('turns one document into another by the patch that comparing them gives', async () => {
  await fc.assert(
    fc.asyncProperty(value, value, async (from, to) => {
      const [left, right] = [JSON.stringify(from), JSON.stringify(to)]
      const { patch } = await perform(compare, { left, right })
      const { json } = await perform(applyPatch, { json: left, patch })
      expect((await perform(compare, { left: json, right })).equal).toBe(true)
    }),
    { numRuns: runs(500) },
  )
})

test('keeps every digit and escape, the order of keys, and keys that come twice', async () => {
  const json = '{"z":12345678901234567890,"\\u0061":1.0,"b":[1e400,{"n":1,"n":2.00}],"z":-0}'
  expect(
    await patched(json, '[{"op":"replace","path":"/a","value":3.10},{"op":"copy","from":"/b/1","path":"/b/0"}]'),
  ).toBe('{"z":12345678901234567890,"z":-0,"\\u0061":3.10,"b":[{"n":1,"n":2.00},1e400,{"n":1,"n":2.00}]}')
  expect(await patched(json, '[{"op":"remove","path":"/z"},{"op":"add","path":"/\\"é","value":[]}]')).toBe(
    '{"\\u0061":1.0,"b":[1e400,{"n":1,"n":2.00}],"\\"é":[]}',
  )
})

test.each([
  ['numbers by their value', '1.50e1', '15', true],
  ['numbers to the last digit', '12345678901234567890', '12345678901234567891', false],
  ['strings by their characters', '"\\u4e2d\\/"', '"中/"', true],
  ['objects in any order', '{"a":[1,{}],"b":null}', '{"b":null,"a":[1.0,{}]}', true],
  ['a number and its text apart', '1', '"1"', false],
  ['an empty list and an empty object apart', '[]', '{}', false],
  ['a list and the beginning of it apart', '[1,2]', '[1]', false],
])('tests %s', async (_, tested, value, isEqual) => {
  const run = patched(`[${tested}]`, `[{"op":"test","path":"/0","value":${value}}]`)
  if (isEqual) expect(await run).toBe(`[${tested}]`)
  else await expect(run).rejects.toMatchObject({ code: 'testFailed', params: { pointer: '/0' } })
})

test('a copy is no part of what it was copied from', async () => {
  const patch = `[
    {"op":"add","path":"/a/x","value":1},
    {"op":"copy","from":"/a","path":"/b"},
    {"op":"add","path":"/b/y","value":2},
    {"op":"replace","path":"/a/x","value":3}
  ]`
  expect(await patched('{"a":{}}', patch)).toBe('{"a":{"x":3},"b":{"x":1,"y":2}}')
  expect(await patched('[{}]', '[{"op":"copy","from":"","path":"/0/a"}]')).toBe('[{"a":[{}]}]')
})

test.each([
  [
    '{}',
    '[{"op":"test","path":"","value":{}},\n {"op":"remove","path":"/a~1b"}]',
    'patchPathNotFound',
    1,
    '/a~1b',
    2,
    2,
  ],
  ['[1]', '[{"op":"add","path":"/2","value":0}]', 'patchPathNotFound', 0, '/2', 1, 2],
  ['[1]', '[{"op":"add","path":"/01","value":0}]', 'patchPathNotFound', 0, '/01', 1, 2],
  ['[1]', '[{"op":"replace","path":"/-","value":0}]', 'patchPathNotFound', 0, '/-', 1, 2],
  ['[1]', '[{"op":"copy","path":"/a","from":"/7"}]', 'patchPathNotFound', 0, '/7', 1, 2],
  ['[1]', '[{"op":"remove","path":""}]', 'wholeRemoved', 0, '', 1, 2],
  ['{"a":{"b":1}}', '[{"op":"move","from":"/a","path":"/a/b/c"}]', 'movedIntoItself', 0, '/a/b/c', 1, 2],
])('says of %s and %s which operation fails, and where', async (json, patch, code, index, at, line, column) => {
  const params = { index, pointer: at, line, column }
  await expect(perform(applyPatch, { json, patch })).rejects.toMatchObject({ code, params })
})

test.each([
  ['{"op":"add"}', 1, 1, '{"op":"add"}', '['],
  ['[\n1]', 2, 1, '1', '{'],
  ['[{"path":""}]', 1, 12, '}', '"op"'],
  ['[{"op":"add","path":"/a"}]', 1, 25, '}', '"value"'],
  ['[{"op":"add","path":"a","value":1}]', 1, 21, '"a"', '"/…"'],
  ['[{"op":"remove","path":"/~2"}]', 1, 24, '"/~2"', '~0 ~1'],
  ['[{"op":"copy","path":"/a","from":null}]', 1, 34, 'null', '"/…"'],
  ['[{"op":"put","path":"/a"}]', 1, 8, '"put"', '"add" "remove" "replace" "move" "copy" "test"'],
])('says that %s is no patch, and why', async (patch, line, column, token, expected) => {
  await expect(perform(applyPatch, { json: '{}', patch })).rejects.toMatchObject({
    code: 'invalidPatch',
    params: { line, column, found: token, expected },
  })
})

test('refuses copies that would double without end', async () => {
  const copies = Array.from({ length: 60 }, () => '{"op":"copy","from":"","path":"/-"}')
  await expect(perform(applyPatch, { json: '[1]', patch: `[${copies}]` })).rejects.toMatchObject({
    code: 'copiesTooLarge',
    params: { limit: 64 },
  })
})

test('puts twenty thousand items before a hundred thousand, and takes them away', async () => {
  const json = `[${Array.from({ length: 100_000 }, (_, at) => at)}]`
  const numbers = Array.from({ length: 20_000 }, (_, at) => at)
  const added = numbers.map((at) => `{"op":"add","path":"/0","value":"${at}"}`)
  const removed = numbers.map(() => '{"op":"remove","path":"/5000"}')
  const result = JSON.parse(await patched(json, `[${[...added, ...removed]}]`))
  const expected = [...numbers.toReversed().map(String), ...Array.from({ length: 100_000 }, (_, at) => at)]
  expect(result).toEqual(expected.toSpliced(5000, 20_000))
})

test('looks for a value a hundred thousand levels deep', async () => {
  const json = '['.repeat(100_000) + ']'.repeat(100_000)
  const patch = `[{"op":"test","path":"${'/0'.repeat(99_999)}","value":[]},{"op":"replace","path":"${'/0'.repeat(5)}","value":1}]`
  expect(await patched(json, patch)).toBe('[[[[[1]]]]]')
})

test.each(['/x~2', '/x~', '/~~0'])('says which escapes the path %s may have', async (path) => {
  const patch = JSON.stringify([{ op: 'remove', path }])
  await expect(perform(applyPatch, { json: '{}', patch })).rejects.toMatchObject({
    code: 'invalidPatch',
    params: { line: 1, column: 24, found: JSON.stringify(path), expected: '~0 ~1' },
  })
})
