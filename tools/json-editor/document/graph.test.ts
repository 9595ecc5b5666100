import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { maxBoxes } from './graph.ts'
import { JsonDocument } from './json-document.ts'

function open(value: unknown) {
  const document = new JsonDocument()
  document.open(new TextEncoder().encode(JSON.stringify(value)))
  return document
}

const drawn = (document: JsonDocument, focus = 0) =>
  document.graph(focus).rows.map(({ level, name, index, before, behind, isOpen }) => {
    const more = before + behind > 0 ? ` (${before} before, ${behind} behind)` : ''
    return `${level} ${name ?? index}${isOpen ? ' open' : ''}${more}`
  })

const order = { id: 7, buyer: { name: '林小雨' }, items: [{ n: 1 }, { n: 2 }], none: [] }

test('what is open is drawn in the order of the text, and nothing else', () => {
  const document = open(order)
  expect(drawn(document)).toEqual(['0 0 open', '1 id', '1 buyer', '1 items', '1 none'])
  document.toggle(document.revealLocation(['items'])?.token ?? 0, true)
  expect(drawn(document)).toEqual([
    ...['0 0 open', '1 id', '1 buyer', '1 items open', '2 0', '2 1', '1 none'], //
  ])
})

test('of a long list a hundred items are drawn, and a hundred more when they are asked for', () => {
  const document = open(Array.from({ length: 250 }, (_, at) => at))
  const counts = () => {
    const { rows } = document.graph(0)
    return [rows.length - 1, rows[0]?.before, rows[0]?.behind]
  }
  expect(counts()).toEqual([100, 0, 150])
  document.extendGraph(0, 'behind')
  expect(counts()).toEqual([200, 0, 50])
  document.extendGraph(0, 'behind')
  expect(counts()).toEqual([250, 0, 0])
})

test('a value that is far behind in its list is drawn, with those around it', () => {
  const document = open({ list: Array.from({ length: 100_000 }, (_, at) => at) })
  const far = document.revealLocation(['list', 54_321])?.token ?? 0
  const { rows } = document.graph(far)
  expect(rows[1]).toMatchObject({ name: 'list', before: 54_300, behind: 45_600 })
  expect(rows.map(({ text }) => text)).toContain('54321')
  const list = rows[1]?.token ?? 0
  document.extendGraph(list, 'before')
  expect(document.graph(list).rows[1]).toMatchObject({ before: 54_200, behind: 45_600 })
})

test('no more boxes are drawn than the limit, and the one that is chosen is among them', () => {
  const document = open(Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => ({ a: 1 }))))
  document.toggleAll(true)
  const last = document.revealLocation([89, 89, 'a'])?.token ?? 0
  const { rows, isFull } = document.graph(last)
  expect(rows.filter(({ children }) => children > 0)).toHaveLength(maxBoxes)
  expect(isFull).toBe(true)
  expect(rows.map(({ token }) => token)).toContain(last)
})

test('a part is drawn alone; a value elsewhere brings the whole back', () => {
  const document = open(order)
  const items = document.revealLocation(['items'])?.token ?? 0
  document.toggle(items, true)
  document.showAlone(items)
  expect(document.graph(items)).toMatchObject({ isPart: true, rows: { length: 3 } })
  expect(document.neighborOf(items, 'parent')).toBeUndefined()
  expect(document.graph(document.revealLocation(['id'])?.token ?? 0).isPart).toBe(false)
})

test('the part stays what it is when something before it is edited', () => {
  const document = open(order)
  const items = document.revealLocation(['items'])?.token ?? 0
  document.showAlone(items)
  document.edit({ edit: 'remove', token: document.revealLocation(['id'])?.token ?? 0 }, false)
  expect(document.graph(items).rows[0]).toMatchObject({ name: 'items', children: 2 })
})

test('a nesting of thousands is drawn from the last two hundred levels on', () => {
  const depth = 5000
  const document = new JsonDocument()
  document.open(new TextEncoder().encode('['.repeat(depth) + ']'.repeat(depth)))
  document.toggleAll(true)
  const inner = document.revealLocation(Array.from({ length: depth - 1 }, () => 0))?.token ?? 0
  const { rows, isPart } = document.graph(inner)
  expect(isPart).toBe(true)
  expect(rows.at(-1)?.token).toBe(inner)
  expect(rows.length).toBeLessThanOrEqual(maxBoxes)
})

test('keys lead to the parent, the children, what stands beside, the first and the last', () => {
  const document = open(order)
  const at = (...location: (string | number)[]) => document.revealLocation(location)?.token ?? -1
  const [buyer, id, items] = [at('buyer'), at('id'), at('items')]
  expect(document.neighborOf(buyer, 'parent')?.token).toBe(0)
  expect(document.neighborOf(0, 'child')?.token).toBe(id)
  expect(document.neighborOf(buyer, 'next')?.token).toBe(items)
  expect(document.neighborOf(buyer, 'previous')?.token).toBe(id)
  expect(document.neighborOf(id, 'previous')).toBeUndefined()
  expect(document.neighborOf(buyer, 'first')?.token).toBe(0)
  expect(document.neighborOf(buyer, 'last')?.token).toBe(at('none'))
})

test('any document is drawn within the limits, each value after its container, the chosen one among them', () => {
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof({ maxDepth: 4 }, fc.integer(), tie('list'), tie('object')),
    list: fc.array(tie('json'), { maxLength: 130 }),
    object: fc.dictionary(fc.string(), tie('json')),
  }))
  fc.assert(
    fc.property(json, fc.nat(), (value, seed) => {
      const document = open(value)
      const rows = document.toggleAll(true)
      const focus = document.rows(seed % rows, (seed % rows) + 1)[0]?.token ?? 0
      const graph = document.graph(focus).rows
      const seen = new Set<number>()
      for (const { token, parent, level } of graph) {
        if (level > 0) expect(seen).toContain(parent)
        seen.add(token)
      }
      expect(seen).toContain(focus)
      expect(graph.filter(({ children }) => children > 0).length).toBeLessThanOrEqual(maxBoxes)
      for (const { token, before, behind, children, isOpen } of graph)
        if (isOpen)
          expect(before + behind + graph.filter(({ parent, level }) => parent === token && level > 0).length).toBe(
            children,
          )
    }),
    { numRuns: runs() },
  )
})
