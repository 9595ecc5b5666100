import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { compareForPage } from '../comparison/compare-for-page.ts'
import { RowList } from '../rows/row-list.ts'
import type { View } from '../rows/row-runs.ts'
import { en } from './words.en.ts'
import { writeHtml } from './write-html.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

const write = (original: string, changed: string, view: View, names = { original: 'old', changed: 'new' }) => {
  const list = new RowList(compareForPage(original, changed, 'lines', {}), view, new Set(), {})
  return writeHtml(list, { view, wraps: false, language: 'en', names, words: en })
}

function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    if ('childNodes' in node) yield* nodesIn(node.childNodes)
  }
}

/** The text of a cell, without the sign before it and the notes after it. */
const textOf = (node: Node): string =>
  'value' in node
    ? node.value
    : 'childNodes' in node && !['i', 'small'].includes(node.nodeName)
      ? node.childNodes.map(textOf).join('')
      : ''

const hostile = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</td></table>', '</style>', '&lt;', '"']
const allowed = new Set(
  'html head meta title style body h1 p b table thead tr th tbody td i ins del small #text #documentType'.split(' '),
)

test('hostile text and names stay text: there is no other element, and every line can be read back', async () => {
  const line = fc.oneof(fc.constantFrom(...hostile, '<!--', 'a\rb', '\u{1F600}'), fc.string({ maxLength: 8 }))
  const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.map((each) => `${each.replace(/[\n\0]/g, '')}\n`))
  await fc.assert(
    fc.asyncProperty(text, text, line, async (original, changed, name) => {
      const html = await write(original.join(''), changed.join(''), 'split', { original: name, changed: name })
      const nodes = [...nodesIn(parse(html.toWellFormed()).childNodes)]
      expect(nodes.filter(({ nodeName }) => !allowed.has(nodeName))).toEqual([])
      const attributes = nodes.flatMap((node) => ('attrs' in node ? node.attrs.map((each) => each.name) : []))
      expect(attributes.filter((each) => each.startsWith('on') || each === 'src' || each === 'href')).toEqual([])
      const rows = nodes.filter((node) => node.nodeName === 'tr').slice(1)
      const cells = rows.map((row) => [...nodesIn([row])].filter((node) => node.nodeName === 'td'))
      const side = (number: number) =>
        cells.flatMap((row) =>
          row.length === 4 && textOf(row[number - 1] as Node) ? [textOf(row[number] as Node)] : [],
        )
      const lines = (all: string[]) => all.map((each) => each.toWellFormed().replace(/\r?\n$/, ''))
      // These texts are too short for lines to be folded, which would not be written.
      expect([side(1), side(3)]).toEqual([lines(original), lines(changed)])
    }),
    { numRuns: runs(300) },
  )
})

test('the unified view has the rows of the page, with the differences marked', async () => {
  const html = await write('same\nold word\n', 'same\nnew word', 'unified')
  expect(html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>'))).toBe(`<tbody>
<tr><td class="n e">1</td><td class="n e">1</td><td class="e">same</td></tr>
<tr><td class="n r">2</td><td class="n r"></td><td class="r"><i>−</i><del>old</del> word</td></tr>
<tr><td class="n a"></td><td class="n a">2</td><td class="a"><i>+</i><ins>new</ins> word<small>no line break</small></td></tr>
`)
})

test('a byte order mark that only one text has is named', async () => {
  const html = await write('\uFEFFa\n', 'a\n', 'split')
  expect(html).toContain('<td class="r"><i>−</i><small>BOM</small>')
  expect(html).toContain('<td class="a"><i>+</i>a</td>')
  expect(await write('\uFEFFa\nb\n', '\uFEFFa\nc\n', 'split')).not.toContain('BOM')
})

test('folded lines and rows beyond the limit are counted', async () => {
  const same = 'a\n'.repeat(50)
  expect(await write(`${same}b\n`, `${same}c\n`, 'split')).toContain('<tr class="fold"><td colspan="4">⋯ 47 unchanged')
  expect(await write('', 'a\n'.repeat(100_007), 'unified')).toContain('<td colspan="3">7 more rows</td>')
})
