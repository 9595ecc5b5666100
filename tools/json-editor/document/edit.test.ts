import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { scanJson } from '#lib/json/scan.ts'
import { TreeNavigation } from '../navigation/tree-navigation.ts'
import { type Edit, planEdit } from './plan-edit.ts'
import { applyTextEdit } from './text-edit.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Edits a text as the document does; `make` is given the tokens by the way that leads to them. */
function edited(text: string, make: (at: (...location: (string | number)[]) => number) => Edit): string {
  const index = scanJson(bytesOf(text))
  const navigation = new TreeNavigation(index)
  const change = planEdit(
    { index, navigation },
    make((...location) => navigation.find(location) ?? -1),
  )
  return change ? textOf(applyTextEdit(index.bytes, change.edit)) : text
}

const pretty = `{
  "name": "Ada",
  "tags": [
    "a",
    "b"
  ],
  "none": {},
  "big": 12345678901234567890
}
`

test('a value is replaced where it stands, and nothing else is touched', () => {
  expect(edited(pretty, (at) => ({ edit: 'replace', token: at('name'), source: '1.0' }))).toBe(
    pretty.replace('"Ada"', '1.0'),
  )
})

test('a container that takes the place of a value is laid out as its surroundings are', () => {
  expect(edited(pretty, (at) => ({ edit: 'replace', token: at('tags', 1), source: '{"x":[1,2]}' }))).toBe(
    pretty.replace('"b"', '{\n      "x": [\n        1,\n        2\n      ]\n    }'),
  )
})

test('what is no JSON is refused', () => {
  expect(() => edited(pretty, (at) => ({ edit: 'replace', token: at('name'), source: '"Ada' }))).toThrow('expected')
})

test.each<[string, number, string]>([
  ['before the first', 0, '"new",\n    "a",\n    "b"'],
  ['between', 1, '"a",\n    "new",\n    "b"'],
  ['behind the last', 9, '"a",\n    "b",\n    "new"'],
])('a value is put %s', (_, place, items) => {
  expect(edited(pretty, (at) => ({ edit: 'insert', parent: at('tags'), place, source: '"new"' }))).toBe(
    pretty.replace('"a",\n    "b"', items),
  )
})

test('the first member of an object gets a line of its own where the others have', () => {
  expect(edited(pretty, (at) => ({ edit: 'insert', parent: at('none'), place: 0, source: '[]' }))).toBe(
    pretty.replace('{}', '{\n    "key": []\n  }'),
  )
})

test('on one line everything stays on one line', () => {
  const insert = (text: string, place: number) =>
    edited(text, () => ({ edit: 'insert', parent: 0, place, source: '{"b": [1]}' }))
  expect(insert('[1, 2]', 0)).toBe('[{"b":[1]}, 1, 2]')
  expect(insert('[1, 2]', 2)).toBe('[1, 2, {"b":[1]}]')
  expect(insert('[1,2]', 1)).toBe('[1,{"b":[1]},2]')
  expect(insert('[ ]', 0)).toBe('[{"b":[1]}]')
  expect(insert('{"a":1}', 1)).toBe('{"a":1,"key":{"b":[1]}}')
  expect(insert('{"a": 1}', 1)).toBe('{"a": 1,"key": {"b":[1]}}')
})

test.each([
  [['name'], pretty.replace('"name": "Ada",\n  ', '')],
  [['big'], pretty.replace(',\n  "big": 12345678901234567890', '')],
  [['tags', 1], pretty.replace(',\n    "b"', '')],
])('taking out %s takes its comma along', (location, expected) => {
  expect(edited(pretty, (at) => ({ edit: 'remove', token: at(...location) }))).toBe(expected)
})

test('without its only child a container is empty, and without its value a document is null', () => {
  expect(edited('[\n  1\n]', (at) => ({ edit: 'remove', token: at(0) }))).toBe('[]')
  expect(edited(' [1] ', () => ({ edit: 'remove', token: 0 }))).toBe(' null ')
})

test('a copy of a member gets the next free name', () => {
  const text = '{"a": {"x": 1}, "a 2": 0}'
  expect(edited(text, (at) => ({ edit: 'duplicate', token: at('a') }))).toBe(
    '{"a": {"x": 1}, "a 3": {"x": 1}, "a 2": 0}',
  )
})

test('neighbors change places, and at the ends nothing does', () => {
  expect(edited('{"a":1, "b": 2}', (at) => ({ edit: 'move', token: at('a'), by: 1 }))).toBe('{"b": 2, "a":1}')
  expect(edited('[1,2]', (at) => ({ edit: 'move', token: at(0), by: -1 }))).toBe('[1,2]')
})

test('a member is renamed with whatever a name may hold', () => {
  expect(edited('{"a":1}', (at) => ({ edit: 'rename', token: at('a'), name: '"\n中' }))).toBe('{"\\"\\n中":1}')
})

test('JSON within a string becomes a value, and back', () => {
  const inner = edited('{"a":"{\\"b\\":1.0}"}', (at) => ({ edit: 'parse', token: at('a') }))
  expect(inner).toBe('{"a":{"b":1.0}}')
  expect(edited(inner, (at) => ({ edit: 'stringify', token: at('a') }))).toBe('{"a":"{\\"b\\":1.0}"}')
})

test('a part becomes the document', () => {
  expect(edited(pretty, (at) => ({ edit: 'extract', token: at('tags') }))).toBe('[\n  "a",\n  "b"\n]\n')
})

const sort = (text: string, by?: string, descending = false, language = 'en') =>
  edited(text, () => ({ edit: 'sort', token: 0, by, descending, language }))

test('items are sorted by themselves: numbers by size, also those that no double holds, then texts', () => {
  expect(sort('["b", 10, "a10", 9, "a9", null, 12345678901234567891, 12345678901234567890]')).toBe(
    '[9, 10, 12345678901234567890, 12345678901234567891, "a9", "a10", "b", null]',
  )
})

test('items are sorted by a member; those without it are last, whichever way round', () => {
  const text = '[{"n":2},{},{"n":10},{"n":1}]'
  expect(sort(text, 'n')).toBe('[{"n":1},{"n":2},{"n":10},{}]')
  expect(sort(text, 'n', true)).toBe('[{"n":10},{"n":2},{"n":1},{}]')
})

test('Chinese texts are sorted by their sounds', () => {
  expect(sort('["中","阿","北"]', undefined, false, 'zh')).toBe('["阿","北","中"]')
})

test('members are sorted by name, and what stands between them stays', () => {
  expect(sort('{ "b": 1,\n "a" : 2 }')).toBe('{ "a" : 2,\n "b": 1 }')
})

const layouts = fc.constantFrom<[string | number | undefined]>([undefined], [2], ['\t'])
const value = fc.jsonValue({ maxDepth: 3 })

/** What the edits mean, as a model on JavaScript values. */
function meant(root: unknown, parent: unknown, place: number, kind: string, given: unknown): unknown {
  if (Array.isArray(parent)) {
    if (kind === 'insert') parent.splice(place, 0, given)
    if (kind === 'remove') parent.splice(place, 1)
    if (kind === 'replace') parent[place] = given
    if (kind === 'duplicate') parent.splice(place, 0, parent[place])
  }
  return root
}

test('random edits of lists mean what they say, in every layout', () => {
  const kinds = fc.constantFrom('insert' as const, 'remove' as const, 'replace' as const, 'duplicate' as const)
  fc.assert(
    fc.property(fc.array(value), value, kinds, fc.nat(), layouts, (list, given, kind, number, [space]) => {
      const place = list.length === 0 ? 0 : number % list.length
      if (list.length === 0 && kind !== 'insert') return
      const text = JSON.stringify({ list }, null, space)
      const source = JSON.stringify(given)
      const after = edited(text, (at) =>
        kind === 'insert'
          ? { edit: kind, parent: at('list'), place, source }
          : kind === 'replace'
            ? { edit: kind, token: at('list', place), source }
            : { edit: kind, token: at('list', place) },
      )
      const copy = JSON.parse(JSON.stringify(list))
      expect(JSON.parse(after)).toEqual(JSON.parse(JSON.stringify(meant({ list: copy }, copy, place, kind, given))))
      // Laid out as if it had been written so at once.
      if (space !== undefined) expect(after).toBe(JSON.stringify(JSON.parse(after), null, space))
    }),
    { seed: 7, numRuns: runs(500) },
  )
})
