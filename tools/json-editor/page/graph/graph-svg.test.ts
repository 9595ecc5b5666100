import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { walkXml } from '#lib/xml/walk-xml.ts'
import { JsonDocument } from '../../document/json-document.ts'
import { placeGraph } from './graph-boxes.ts'
import { graphSvg } from './graph-svg.ts'

/** The graph of a document with all of it open, as SVG. */
function svgOf(value: unknown) {
  const document = new JsonDocument()
  document.open(new TextEncoder().encode(JSON.stringify(value)))
  document.toggleAll(true)
  const words = {
    label: (row: { level: number; name?: string | undefined; index: number }) =>
      row.level === 0 ? 'Document' : (row.name ?? String(row.index)),
    count: (row: { children: number }) => (row.children > 0 ? `${row.children} values` : ''),
  }
  return graphSvg(placeGraph(document.graph(0), words), { ...words, colorOf: (name) => `var-${name}` })
}

/** Reads an SVG as XML, which fails where it is none: the texts, and how many shapes of each kind. */
async function read(source: string) {
  const texts: string[] = []
  const counts: Record<string, number> = {}
  await walkXml(source, {
    open(name) {
      counts[name] = (counts[name] ?? 0) + 1
      if (name === 'tspan') texts.push('')
    },
    text(text) {
      texts.push((texts.pop() ?? '') + text)
    },
  })
  return { texts, counts }
}

test('each container is a box, each other value a line in its colors', async () => {
  const { source, width, height } = svgOf({ id: 7, buyer: { name: '林 & <Co>' }, none: [] })
  const { texts, counts } = await read(source)
  // One more is the background.
  expect(counts['rect']).toBe(3)
  expect(texts).toEqual([
    'Document: ',
    '3 values',
    'id: ',
    '7',
    'none: ',
    '[]',
    'buyer: ',
    '1 values',
    'name: ',
    '"林 & <Co>"',
  ])
  expect(source).toContain('<tspan fill="var-code-num" xml:space="preserve">7</tspan>')
  expect([width, height].every((side) => Number.isInteger(side) && side > 100)).toBe(true)
})

test('whatever the values hold, it is XML, and long ones end in an ellipsis', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 90 })),
      async (value) => {
        await read(svgOf(value).source)
      },
    ),
    { numRuns: runs(100) },
  )
  expect((await read(svgOf({ long: 'x'.repeat(500) }).source)).texts.at(-1)).toMatch(/^"x{10,60}…$/)
})
