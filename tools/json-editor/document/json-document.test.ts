import { expect, test } from 'vitest'
import { JsonDocument } from './json-document.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function open(text: string) {
  const document = new JsonDocument()
  const opened = document.open(bytesOf(text))
  return { document, opened }
}

/** The visible tree: names or indexes, and values, indented by level. */
const drawn = (document: JsonDocument) =>
  document
    .rows(0, 1000)
    .map(({ level, name, index: place, kind, text, children, isOpen }) => {
      const label = level === 0 ? '' : `${name ?? place}: `
      return `${'  '.repeat(level)}${label}${isOpen ? (kind === 'object' ? '{' : '[') : children ? `(${children})` : text}`
    })
    .join('\n')

const order = '{"id": 12345678901234567890, "buyer": {"name": "林小雨"}, "items": [{"n": 1}, {"n": 2}], "none": []}'

test('a document opens with its outermost container open', () => {
  const { document, opened } = open(order)
  expect(opened).toEqual({ rows: 5, selection: { token: 0, row: 0 }, version: 0, form: 'value' })
  expect(document.statistics()).toEqual({ values: 10, depth: 3 })
  expect(drawn(document)).toBe('{\n  id: 12345678901234567890\n  buyer: (1)\n  items: (2)\n  none: []')
})

test('what is no JSON is refused with its place', () => {
  expect(open('[1,\n2').opened).toEqual({ issue: { position: { line: 2, column: 2 }, found: 'EOF', expected: ', ]' } })
})

test('containers open and close, alone, with all within them, and all at once', () => {
  const { document } = open(order)
  const items = document.revealLocation(['items'])?.token ?? 0
  expect(document.toggle(items, true)).toBe(7)
  expect(document.toggle(items, true, true)).toBe(9)
  expect(document.toggle(items, false)).toBe(5)
  expect(document.toggleAll(true)).toBe(10)
  expect(document.toggleAll(false)).toBe(5)
})

test('revealing opens what the value stands in', () => {
  const { document } = open(order)
  expect(document.revealLocation(['items', 1, 'n'])).toEqual({ token: 14, row: 6 })
  expect(drawn(document)).toBe(
    '{\n  id: 12345678901234567890\n  buyer: (1)\n  items: [\n    0: (1)\n    1: {\n      n: 2\n  none: []',
  )
  expect(document.revealLocation(['items', 2])).toBeUndefined()
  expect(document.revealLocation(['id', 'x'])).toBeUndefined()
})

test('a place in the text leads to the value that stands there', () => {
  const { document } = open('{\n  "a": "中",\n  "🙂": [10, 20]\n}')
  expect(document.whereIs(document.revealPlace({ line: 3, column: 14 }).token).path).toBe("$['🙂'][1]")
  expect(document.whereIs(document.revealPlace({ line: 2, column: 4 }).token).path).toBe("$['a']")
})

test('of a value its path, pointer, place and whole source are told', () => {
  const { document } = open('{\n  "a/b": [ {"x\'": 1.0} ]\n}')
  const { token = 0 } = document.revealLocation(['a/b', 0, "x'"]) ?? {}
  expect(document.whereIs(token)).toEqual({
    path: "$['a/b'][0]['x\\'']",
    pointer: "/a~1b/0/x'",
    location: ['a/b', 0, "x'"],
  })
  expect(document.placeOf(token)).toEqual({ line: 2, column: 19 })
  expect(document.sourceOf(token)).toBe('1.0')
  expect(open(JSON.stringify('x'.repeat(4_000_000))).document.sourceOf(0)).toBeUndefined()
})

test('keys and values are searched, without regard to case and escapes', () => {
  const { document } = open('{"Name": "\\u5f20伟", "other": ["NAME", {"x": "rename"}], "n": -1.5e3, "É": "é"}')
  expect(document.search('name')).toBe(3)
  expect([0, 1, 2].map((at) => document.revealMatch(at))).toEqual([
    { token: 2, row: 1, isKey: true },
    { token: 5, row: 3, isKey: false },
    { token: 8, row: 5, isKey: false },
  ])
  expect(document.search('张')).toBe(1)
  expect(document.search('5e3')).toBe(1)
  expect(document.search('é')).toBe(2)
  expect(document.search('"')).toBe(0)
  expect(document.matchFrom(0)).toBe(0)
})

test('the next of what was found is told from where one is', () => {
  const { document } = open('["a", "b", "a"]')
  document.search('a')
  expect([0, 1, 2, 3].map((token) => document.matchFrom(token))).toEqual([0, 0, 1, 1])
})

test('an edit answers what it changed, in bytes and in UTF-16 units, and where one is then', () => {
  const { document } = open('{"é": "🙂", "b": [1]}')
  const token = document.revealLocation(['b'])?.token ?? 0
  expect(document.edit({ edit: 'replace', token, source: 'true' }, true)).toEqual({
    bytes: { start: 20, end: 23 },
    form: 'value',
    units: { start: 17, end: 20 },
    insert: 'true',
    rows: 3,
    selection: { token: document.revealLocation(['b'])?.token, row: 2 },
    version: 1,
  })
  expect(document.edit({ edit: 'move', token: 0, by: 1 }, true)).toBeUndefined()
})

test('after an edit what was open is open, before it and behind it', () => {
  const { document } = open('{"a": [1], "b": 2, "c": [3]}')
  document.toggleAll(true)
  const token = document.revealLocation(['b'])?.token ?? 0
  document.edit({ edit: 'replace', token, source: '{"new": [[5]]}' }, false)
  expect(drawn(document)).toBe('{\n  a: [\n    0: 1\n  b: {\n    new: [\n      0: [\n        0: 5\n  c: [\n    0: 3')
})

test('what was closed by hand stays closed', () => {
  const { document } = open('[[1], [2], [3]]')
  document.toggle(document.revealLocation([2])?.token ?? 0, true)
  const done = document.edit({ edit: 'remove', token: document.revealLocation([0])?.token ?? 0 }, false)
  expect(done?.selection).toEqual({ token: document.revealLocation([0])?.token, row: 1 })
  expect(drawn(document)).toBe('[\n  0: (1)\n  1: [\n    0: 3')
})

test('another text keeps what was open, and finds what was chosen', () => {
  const { document } = open('{"a": {"x": 1}, "b": {"y": 2}}')
  const { token = 0 } = document.revealLocation(['b', 'y']) ?? {}
  expect(document.open(bytesOf('{"new": 0, "a": {"x": 1}, "b": {"y": [2]}}'), token)).toMatchObject({
    selection: { row: 4 },
  })
  expect(drawn(document)).toBe('{\n  new: 0\n  a: (1)\n  b: {\n    y: (1)')
})

test('of very many open containers at least the outermost is open again', () => {
  const { document } = open(JSON.stringify(Array.from({ length: 20_000 }, () => [1])))
  document.toggle(0, true, true)
  const opened = document.open(bytesOf(JSON.stringify(Array.from({ length: 20_000 }, () => [2]))))
  expect(opened).toMatchObject({ rows: 20_001 })
})

test('members of one name are marked', () => {
  const { document } = open('{"a": 1, "b": 2, "\\u0061": 3}')
  expect(document.rows(1, 4).map(({ isDuplicate }) => isDuplicate)).toEqual([true, false, true])
})

test('numbers that JavaScript would round are marked', () => {
  const { document } = open('[0.1, 12345678901234567890, 1e400]')
  expect(document.rows(1, 4).map(({ isRounded }) => isRounded)).toEqual([false, true, true])
})

test('a list is a table of its items, and what is no object has a column of its own', () => {
  const { document } = open('{"rows": [{"a": 1, "b": "x"}, 7, {"b": null, "c": [1], "b": 2}], "few": [{}]}')
  const [rows] = document.lists(0)
  expect(document.lists(0).map(({ path, count }) => [path, count])).toEqual([
    ["$['rows']", 3],
    ["$['few']", 1],
  ])
  expect(document.openTable(rows?.token ?? 0)).toMatchObject({ columns: ['a', 'b', 'c'], hasLoose: true, rows: 3 })
  expect(document.tableRows(0, 9).map(({ cells }) => cells.map((cell) => cell?.text))).toEqual([
    ['1', '"x"', undefined],
    [undefined, undefined, undefined],
    [undefined, '2', '[1]'],
  ])
  const within = document.revealLocation(['rows', 2, 'c', 0])?.token ?? 0
  expect(document.cellOf(within)).toEqual({ row: 2, column: 2 })
  expect(document.cellOf(0)).toBeUndefined()
})

test('the columns of a table stay in their places when its rows are sorted', () => {
  const { document } = open('[{"id": 1, "big": 2}, {"id": 2, "new": 0}, {"big": 1, "id": 3}]')
  expect(document.openTable(0).columns).toEqual(['id', 'big', 'new'])
  document.edit({ edit: 'sort', token: 0, by: 'big', descending: false, language: 'en' }, false)
  expect(document.openTable(0).columns).toEqual(['id', 'big', 'new'])
  expect(document.tableRows(0, 9).map(({ cells }) => cells.map((cell) => cell?.text))).toEqual([
    ['3', '1', undefined],
    ['1', '2', undefined],
    ['2', undefined, '0'],
  ])
})

test('long values are cut, between characters', () => {
  const { document } = open(JSON.stringify(['中'.repeat(1000)]))
  expect(document.rows(1, 2)[0]).toMatchObject({ text: `"${'中'.repeat(133)}`, isCut: true })
})

test('a hundred thousand levels are no harm', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const { document } = open(deep)
  expect(document.toggleAll(true)).toBe(100_000)
  expect(document.rows(99_999, 100_000)[0]).toMatchObject({ level: 99_999, text: '[]' })
})
