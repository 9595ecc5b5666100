import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import type { EditRequest } from './edit-request.ts'
import { JsonDocument } from './json-document.ts'
import { StaleTokenError } from './token-handles.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function open(text: string) {
  const document = new JsonDocument()
  document.open(bytesOf(text))
  const at = (...location: (string | number)[]) => document.revealLocation(location)?.token ?? -1
  return { document, at, source: () => document.sourceOf(0) }
}

const edit = (document: JsonDocument, request: EditRequest) => document.edit(request, false)

test('edits of what was seen at once are done one after the other, each where its value stands then', () => {
  const { document, at, source } = open('{"a": 1, "b": [2, 3], "c": 4}')
  const [a, b, two, three, c] = [at('a'), at('b'), at('b', 0), at('b', 1), at('c')]
  edit(document, { edit: 'move', token: a, by: 1 })
  edit(document, { edit: 'insert', beside: { before: b }, source: '[0, 0]', name: 'new' })
  edit(document, { edit: 'replace', token: two, source: '{"x": 2}' })
  edit(document, { edit: 'rename', token: c, name: 'd' })
  edit(document, { edit: 'sort', token: b, descending: true, language: 'en' })
  edit(document, { edit: 'duplicate', token: three })
  edit(document, { edit: 'replace', token: a, source: '1.0' })
  expect(source()).toBe('{"new": [0,0], "b": [{"x":2}, 3, 3], "a": 1.0, "d": 4}')
})

test('what was put beside one value comes in the order in which it was put there', () => {
  const { document, at, source } = open('[1, 2]')
  const [one, two] = [at(0), at(1)]
  for (const item of ['"a"', '"b"']) edit(document, { edit: 'insert', beside: { before: two }, source: item })
  for (const item of ['"c"', '"d"']) edit(document, { edit: 'insert', beside: { within: 0 }, source: item })
  edit(document, { edit: 'insert', beside: { behind: one }, source: '"e"' })
  expect(source()).toBe('[1, "e", "a", "b", 2, "c", "d"]')
})

test.each<[string, (at: (...location: (string | number)[]) => number) => EditRequest]>([
  ['removed', (at) => ({ edit: 'remove', token: at('a') })],
  ['within what was removed', (at) => ({ edit: 'remove', token: at('a') })],
  ['within what was replaced', (at) => ({ edit: 'replace', token: at('a'), source: '[1, 2]' })],
  ['beside the part that was kept', (at) => ({ edit: 'extract', token: at('b') })],
])('a value that was %s is refused, and the text stays', (_, first) => {
  const { document, at, source } = open('{"a": [1, 2], "b": [3]}')
  const [within, request] = [at('a', 0), first(at)]
  edit(document, request)
  const before = source()
  expect(() => edit(document, { edit: 'replace', token: within, source: '9' })).toThrow(StaleTokenError)
  expect(() => edit(document, { edit: 'insert', beside: { behind: within }, source: '9' })).toThrow(StaleTokenError)
  expect(() => document.sourceOf(within)).toThrow(StaleTokenError)
  expect(source()).toBe(before)
})

test('names of another text lead nowhere', () => {
  const { document, at } = open('[1, 2]')
  const two = at(1)
  document.open(bytesOf('[2, 1]'))
  expect(() => edit(document, { edit: 'remove', token: two })).toThrow(StaleTokenError)
})

test('a document that is opened anew knows the names of the version that it was in', () => {
  const { document, at } = open('[1, 2, 3]')
  const three = at(2)
  const done = edit(document, { edit: 'remove', token: at(0) })
  const two = at(0)
  const fresh = new JsonDocument()
  expect(fresh.restore(bytesOf('[2, 3]'), done?.version ?? 0, two)).toEqual({
    form: 'list',
    rows: 3,
    selection: { token: two, row: 1 },
    version: 1,
  })
  expect(fresh.sourceOf(two)).toBe('2')
  expect(() => fresh.sourceOf(three)).toThrow(StaleTokenError)
})

test('the open table goes along with its list', () => {
  const { document, at } = open('{"x": 1, "rows": [{"a": 1}, {"a": 2}]}')
  document.openTable(at('rows'))
  edit(document, { edit: 'insert', beside: { before: at('x') }, source: '[{"a": 9}]', name: 'other' })
  expect(document.tableRows(0, 9).map(({ cells }) => cells[0]?.text)).toEqual(['1', '2'])
  edit(document, { edit: 'remove', token: at('rows') })
  expect(document.tableRows(0, 9)).toEqual([])
})

test('what is open stays open when it moves', () => {
  const { document, at } = open('[[1], [2], [3]]')
  document.toggle(at(2), true)
  edit(document, { edit: 'sort', token: 0, descending: true, language: 'en' })
  edit(document, { edit: 'move', token: at(2), by: -1 })
  expect(document.rows(0, 9).map(({ level, text }) => (level < 2 ? level : text))).toEqual([0, 1, 1, '3', 1])
})

test('after any edits a name leads to its value or nowhere', () => {
  let count = 0
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constant('leaf'),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('tree')),
    ),
  }))
  const kinds = fc.constantFrom('remove', 'duplicate', 'extract', 'up', 'down', 'sort', 'insert', 'rename')
  const steps = fc.array(fc.tuple(kinds, fc.nat()), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(tree, steps, (shape, requests) => {
      const text = JSON.stringify({ shape }).replaceAll('"leaf"', () => String(++count + 1e6))
      const { document, source } = open(text)
      document.toggleAll(true)
      const seen = document.rows(0, 1000).map(({ token }) => ({ token, source: document.sourceOf(token) ?? '' }))
      for (const [kind, number] of requests) {
        const token = seen[number % seen.length]?.token ?? 0
        try {
          edit(document, wishOf(kind, token))
        } catch (error) {
          if (!(error instanceof StaleTokenError)) throw error
        }
      }
      for (const leaf of seen.filter((one) => /^\d+$/.test(one.source))) {
        const isThere = source()?.includes(leaf.source)
        if (!isThere) expect(() => document.sourceOf(leaf.token)).toThrow(StaleTokenError)
        else if (!requests.some(([kind]) => kind === 'duplicate'))
          expect(document.sourceOf(leaf.token)).toBe(leaf.source)
      }
    }),
    { seed: 3, numRuns: runs(500) },
  )
})

function wishOf(kind: string, token: number): EditRequest {
  if (kind === 'up' || kind === 'down') return { edit: 'move', token, by: kind === 'up' ? -1 : 1 }
  if (kind === 'sort') return { edit: 'sort', token, descending: true, language: 'en' }
  if (kind === 'insert') return { edit: 'insert', beside: { behind: token }, source: '[null, 1]' }
  if (kind === 'rename') return { edit: 'rename', token, name: 'z' }
  return { edit: kind as 'remove' | 'duplicate' | 'extract', token }
}
