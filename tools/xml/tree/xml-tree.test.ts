import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { query } from '../operations.ts'
import { readTag } from './read-tag.ts'
import { XmlTree } from './xml-tree.ts'

const seen = (tree: XmlTree) =>
  tree
    .rows(0, tree.countRows())
    .map(({ level, kind, name, attributes, text, children, isOpen }) =>
      [
        '  '.repeat(level) + (children > 0 ? (isOpen ? '-' : '+') : ' '),
        kind === 'element' ? name : kind,
        ...attributes.map(([key, value]) => `${key}=${value}`),
        ...(text === '' ? [] : [text]),
      ].join(' '),
    )

const shop =
  '<?xml version="1.0"?>\n<!DOCTYPE shop>\n<!-- a > b -->\n<shop a="1" b=\'2\'>\n  <item id="x">tea &amp; more</item>\n  <item><![CDATA[<b>]]></item>\n  <p>Some <b>bold</b> text<?go now?></p>\n  <none/>\n</shop>'

test('a tree shows the root and its children, without white space between elements', () => {
  const tree = new XmlTree(shop)
  expect(seen(tree)).toEqual(
    [
      '  declaration version="1.0"',
      '  doctype DOCTYPE shop',
      '  comment a > b',
      '- shop a=1 b=2',
      '    item id=x tea &amp; more',
      '    item <b>',
      '  + p',
      '    none',
    ].map((line) => line.replace(/^ {2}(?=declaration|doctype|comment)/, '  ')),
  )
})

test('elements expand and collapse, alone, with their descendants, and all at once', () => {
  const tree = new XmlTree('<a><b><c><d/></c></b><b/></a>')
  expect(seen(tree)).toEqual(['- a', '  + b', '    b'])
  expect(tree.toggle(1, true)).toBe(4)
  expect(tree.toggle(1, true, true)).toBe(5)
  expect(seen(tree)).toEqual(['- a', '  - b', '    - c', '        d', '    b'])
  expect(tree.parentRow(3)).toBe(2)
  expect(tree.parentRow(4)).toBe(0)
  expect(tree.toggleAll(false)).toBe(3)
  expect(tree.toggleAll(true)).toBe(5)
  expect(tree.toggle(0, false)).toBe(1)
})

const spaces =
  '<s:shop xmlns:s="urn:s" xmlns="urn:d"><s:item n="1"/><item s:n="2">x</item><item>y<!--c-->z<![CDATA[w]]></item><q xmlns:z="urn:z"><z:item z:k="3"/><item xmlns="">t</item></q></s:shop>'

test.each([shop, spaces, '<a><b/><b><c/>t<c>u</c>v</b><b/></a>', '<?p one?><?p two?><a/><!--x--><!--y-->'])(
  'the path of each node of %j finds it alone',
  async (xml) => {
    const tree = new XmlTree(xml)
    tree.toggleAll(true)
    for (const { node, kind, text, attributes } of tree.rows(0, tree.countRows())) {
      if (kind === 'doctype' || kind === 'declaration') continue
      const path = tree.pathOf(node)
      const { matches } = await perform(query, { xml, xpath: path })
      expect(matches, path).toHaveLength(1)
      if (kind === 'text' || kind === 'cdata') expect(matches[0]?.text.trim(), path).toBe(text)
      for (const [name, value] of attributes) {
        if (name.startsWith('xmlns')) continue
        const answer = await perform(query, { xml, xpath: tree.pathOf(node, name) })
        expect(
          answer.matches.map((match) => match.text),
          tree.pathOf(node, name),
        ).toEqual([value])
      }
    }
  },
)

test('a subtree is copied as it is written, and found in the text', () => {
  const tree = new XmlTree(shop)
  expect(tree.sourceOf(4)).toBe('<item id="x">tea &amp; more</item>')
  expect(tree.placeOf(4)).toEqual({ line: 5, column: 3 })
})

test('a tree of a hundred thousand levels and one of as many siblings are listed at once', () => {
  const deep = new XmlTree(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)
  expect(deep.toggleAll(true)).toBe(100_000)
  expect(deep.rows(99_999, 100_000)[0]?.level).toBe(99_999)
  const wide = new XmlTree(`<a>${'<b/>'.repeat(100_000)}</a>`)
  expect(wide.pathOf(100_000)).toBe('/a/b[100000]')
})

test('attributes are read in either quotes, with signs and blanks in and around them, many of them at once', () => {
  const tag = "<a  b = \"x='1'>\"\n c:d='\"'/>"
  expect(readTag(tag)).toEqual({
    name: 'a',
    attributes: [
      ['b', "x='1'>"],
      ['c:d', '"'],
    ],
  })
  const many = Array.from({ length: 100_000 }, (_, at) => ` a${at}=""`).join('')
  expect(readTag(`<a${many}>`).attributes).toHaveLength(100_000)
  expect(readTag('<a>')).toEqual({ name: 'a', attributes: [] })
})
