import { expect, test } from 'vitest'
import type { EditRequest } from './edit-request.ts'
import { JsonDocument } from './json-document.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A document and a copy of its text, to which each edit is applied as a page does it. */
function open(given: string) {
  const document = new JsonDocument()
  const opened = document.open(bytesOf(given))
  let text = given
  let form = 'form' in opened ? opened.form : undefined
  const at = (...location: (string | number)[]) => document.revealLocation(location)?.token ?? -1
  return {
    document,
    at,
    edit(make: (at: (...location: (string | number)[]) => number) => EditRequest): string {
      const done = document.edit(make(at), true)
      if (!done) return 'unchanged'
      text = text.slice(0, done.units.start) + done.insert + text.slice(done.units.end)
      form = done.form
      // The document and the page have the same text.
      expect(new JsonDocument().open(bytesOf(text))).toMatchObject({ form })
      return text
    },
    form: () => form,
    rows: () => document.rows(0, 100).map(({ level, text: source }) => `${level} ${source}`),
  }
}

const people = '{"name": "林", "age": 3}\n{"name": "Bo", "age": 2}\n{"name": "Al", "age": 10}\n'
const [first, second, third] = people.split('\n')

test('lines open as a numbered list of them', () => {
  const { document, at, rows, form } = open(people)
  expect(form()).toBe('lines')
  expect(rows().slice(1)).toEqual([`1 ${first}`, `1 ${second}`, `1 ${third}`])
  expect(document.rows(0, 9).map(({ index, name, siblings }) => [index, name, siblings])).toEqual([
    [0, undefined, 1],
    [0, undefined, 3],
    [1, undefined, 3],
    [2, undefined, 3],
  ])
  expect(document.whereIs(at(1, 'age'))).toEqual({ path: "$[1]['age']", pointer: '/1/age', location: [1, 'age'] })
  expect(document.statistics()).toEqual({ values: 10, depth: 2 })
})

test('values are found by their lines, and lines by their values', () => {
  const { document, at } = open(people)
  expect(document.placeOf(0)).toEqual({ line: 1, column: 1 })
  expect(document.placeOf(at(0, 'age'))).toEqual({ line: 1, column: 22 })
  expect(document.placeOf(at(2, 'name'))).toEqual({ line: 3, column: 10 })
  const { token } = document.revealPlace({ line: 2, column: 24 })
  expect(document.whereIs(token).path).toBe("$[1]['age']")
  expect(document.whereIs(document.revealPlace({ line: 1, column: 1 }).token).path).toBe('$[0]')
})

test('lines are a table, and are searched', () => {
  const { document } = open(people)
  expect(document.lists(0)).toEqual([{ token: 0, path: '$', count: 3 }])
  expect(document.openTable(0)).toMatchObject({ columns: ['name', 'age'], rows: 3 })
  expect(document.tableRows(1, 2)[0]?.cells.map((cell) => cell?.text)).toEqual(['"Bo"', '2'])
  expect(document.search('al')).toBe(1)
})

test('an error names its line', () => {
  const issue = { position: { line: 2, column: 9 }, found: 'U+000A', expected: ', }' }
  expect(new JsonDocument().open(bytesOf('{"a": 1}\n{"a": 1 \n{"a": 3}'))).toEqual({ issue })
})

test.each<[string, (at: (...location: (string | number)[]) => number) => EditRequest, string]>([
  [
    'a value',
    (at) => ({ edit: 'replace', token: at(1, 'age'), source: '{"y":\n2}' }),
    people.replace('2}', '{"y":2}}'),
  ],
  [
    'a new member',
    (at) => ({ edit: 'insert', beside: { within: at(0) }, source: '[1,\n2]', name: 'n' }),
    people.replace('3}', '3, "n": [1,2]}'),
  ],
  [
    'a record behind the last',
    () => ({ edit: 'insert', beside: { within: 0 }, source: '{\n  "name": 1\n}' }),
    `${people}{"name":1}\n`,
  ],
  ['a record before the first', (at) => ({ edit: 'insert', beside: { before: at(0) }, source: '7' }), `7\n${people}`],
  [
    'a record between',
    (at) => ({ edit: 'insert', beside: { behind: at(0) }, source: '[]' }),
    `${first}\n[]\n${second}\n${third}\n`,
  ],
  ['a copy', (at) => ({ edit: 'duplicate', token: at(2) }), `${people}${third}\n`],
  ['one that moved', (at) => ({ edit: 'move', token: at(2), by: -1 }), `${first}\n${third}\n${second}\n`],
  ['one less', (at) => ({ edit: 'remove', token: at(0) }), `${second}\n${third}\n`],
  ['one less at the end', (at) => ({ edit: 'remove', token: at(2) }), `${first}\n${second}\n`],
  [
    'another order',
    () => ({ edit: 'sort', token: 0, by: 'age', descending: false, language: 'en' }),
    `${second}\n${first}\n${third}\n`,
  ],
  ['another list', () => ({ edit: 'replace', token: 0, source: '[{"a": 1},\n 2]' }), '{"a":1}\n2\n'],
  ['another value', () => ({ edit: 'replace', token: 0, source: '{"a": 1}' }), '{"a":1}'],
  ['one value alone', (at) => ({ edit: 'extract', token: at(1) }), '{"name":"Bo","age":2}'],
])('%s leaves all else as it stands', (_, make, text) => {
  const { edit, rows } = open(people)
  expect(edit(make)).toBe(text)
  const anew = open(text)
  anew.document.toggleAll(true)
  const own = rows().slice(1)
  expect(anew.rows()).toEqual(expect.arrayContaining(own))
})

test('Windows keeps its line breaks', () => {
  const { edit } = open('{"a":1}\r\n{"a":2}')
  expect(edit(() => ({ edit: 'insert', beside: { within: 0 }, source: '3' }))).toBe('{"a":1}\r\n{"a":2}\r\n3')
})

test('the last line that is left is a document by itself, and what was seen of it is still found', () => {
  const { document, edit, at, form } = open(`${first}\n${second}\n`)
  const age = at(1, 'age')
  expect(edit((where) => ({ edit: 'remove', token: where(0) }))).toBe(`${second}\n`)
  expect(form()).toBe('value')
  expect(document.whereIs(age).path).toBe("$['age']")
  expect(edit(() => ({ edit: 'replace', token: age, source: '5' }))).toBe('{"name": "Bo", "age": 5}\n')
})

test('lines become a list and lines again, and what was seen is still found', () => {
  const { document, edit, at, form } = open(people)
  const age = at(1, 'age')
  const list = `[\n${first},\n${second},\n${third}\n]\n`
  expect(edit(() => ({ edit: 'toLines', token: 0 }))).toBe('unchanged')
  expect(edit(() => ({ edit: 'toArray', token: 0 }))).toBe(list)
  expect([form(), document.whereIs(age).path]).toEqual(['list', "$[1]['age']"])
  expect(edit(() => ({ edit: 'toLines', token: 0 }))).toBe(people.replaceAll(' ', ''))
  expect([form(), document.whereIs(age).path]).toEqual(['lines', "$[1]['age']"])
  expect(open('[{"a": 1}]').edit(() => ({ edit: 'toLines', token: 0 }))).toBe('unchanged')
})
