import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { format, fromJson, minify, toJson } from './operations.ts'

const formatted = async (xml: string, options: object = {}) => (await perform(format, { xml, ...options })).xml

test.each([
  ['<a><b/><c></c></a>', {}, '<a>\n  <b/>\n  <c></c>\n</a>\n'],
  ['<a><b/><c></c><d /></a>', { selfClosing: 'always', indent: 'tab' }, '<a>\n\t<b/>\n\t<c/>\n\t<d/>\n</a>\n'],
  ['<a><b/><c></c></a>', { selfClosing: 'space', indent: 0 }, '<a>\n<b />\n<c />\n</a>\n'],
  ['<a>x<b> <c/> </b></a>', {}, '<a>x<b> <c/> </b></a>\n'],
  ['<a> <![CDATA[<x>]]> <b/></a>', {}, '<a> <![CDATA[<x>]]> <b/></a>\n'],
  ['<a> </a>', {}, '<a> </a>\n'],
  ['<a xml:space="preserve"> <b> <c/></b></a>', {}, '<a xml:space="preserve"> <b> <c/></b></a>\n'],
  ['<a\n  x = "1"\ty=\'2>\'  />', {}, '<a x="1" y=\'2>\' />\n'],
  ['<a x="1"><b y="1" z="2"/></a>', { attributes: 'each' }, '<a x="1">\n  <b\n    y="1"\n    z="2"/>\n</a>\n'],
  ['<a><b y="12345" z="12345"/></a>', { lineWidth: 20 }, '<a>\n  <b\n    y="12345"\n    z="12345"/>\n</a>\n'],
  ['<a>\n one\n\n  two </a>', { textLines: 'indent' }, '<a>\n  one\n\n  two\n</a>\n'],
  [
    '\uFEFF<?xml version="1.0"?><?pi x?><!DOCTYPE a [<!ELEMENT a (#PCDATA)> <!-- ]> -->]><a/><!-- c -->',
    {},
    '<?xml version="1.0"?>\n<?pi x?>\n<!DOCTYPE a [<!ELEMENT a (#PCDATA)> <!-- ]> -->]>\n<a/>\n<!-- c -->\n',
  ],
  ['<a>&#13;&lt;&amp;\u0085</a>', {}, '<a>&#13;&lt;&amp;\u0085</a>\n'],
  ['<__proto__ constructor="1"/>', {}, '<__proto__ constructor="1"/>\n'],
  ['<元素 属性="值"/>', {}, '<元素 属性="值"/>\n'],
])('%j with %j is laid out', async (xml, options, expected) => {
  expect(await formatted(xml, options)).toBe(expected)
})

test.each([
  ['<a>\n  <b> x </b>\n  <!-- c -->\n  <d></d>\n</a>\n', {}, '<a><b> x </b><d/></a>'],
  ['<a><!-- c --></a>', { comments: true }, '<a><!-- c --></a>'],
  ['<a>]]<!-- -->></a>', {}, '<a>]]&gt;</a>'],
  ['<a>x <b> <c> </c> </b></a>', {}, '<a>x <b> <c> </c> </b></a>'],
])('%j with %j is minified', async (xml, options, expected) => {
  expect((await perform(minify, { xml, ...options })).xml).toBe(expected)
})

const names = fc.constantFrom('a', 'b', 'p:c')
const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom('x', ' ', '\n  ', '&lt;', '<!-- c -->', '<![CDATA[ > ]]>', '<?pi d?>', 'é中🙂'),
    fc
      .tuple(names, fc.array(tie('node'), { maxLength: 4 }), fc.constantFrom('', ' k="1 > 2"', ' k=\'"\' l="2"'))
      .map(([name, inside, attributes]) => `<${name}${attributes}>${inside.join('')}</${name}>`),
  ),
})).node

test('laying out changes nothing but white space between elements, and doing it again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 5 }), async (inside) => {
      const xml = `<r xmlns:p="u">${inside.join('')}</r>`
      const once = await formatted(xml)
      expect(await formatted(once)).toBe(once)
      const small = async (text: string) => (await perform(minify, { xml: text, comments: true })).xml
      expect(await small(once)).toBe(await small(xml))
      const ordered = async (text: string) => (await perform(toJson, { xml: text, layout: 'ordered' })).json
      const json = await ordered(xml)
      const again = (await perform(fromJson, { json, layout: 'ordered', declaration: false })).xml
      expect(await ordered(again)).toBe(json)
    }),
    { numRuns: runs(300) },
  )
})

test('references to entities of the document are kept, with a warning', async () => {
  const laughs =
    '<!DOCTYPE r [\n<!ENTITY a "ha"><!ENTITY b "&a;&a;">\n<!ENTITY c SYSTEM "file:///etc/passwd">]><r k="&b;">&b;&c;</r>'
  const { xml, warnings } = await perform(format, { xml: laughs })
  expect(xml).toContain('<r k="&b;">&b;&c;</r>')
  expect(warnings.map(({ line, params }) => [line, params])).toEqual([
    [2, { name: 'a' }],
    [2, { name: 'b' }],
    [3, { name: 'c' }],
  ])
  expect((await perform(toJson, { xml: laughs })).json).toBe(
    '{\n  "r": {\n    "@k": "&b;",\n    "#text": "&b;&c;"\n  }\n}',
  )
  expect(await formatted('<!DOCTYPE html SYSTEM "x"><a>&nbsp;</a>')).toContain('<a>&nbsp;</a>')
})

test('a hundred thousand levels, long lines and many attributes are laid out', async () => {
  const levels = 100_000
  const deep = '<a>'.repeat(levels) + '</a>'.repeat(levels)
  expect((await formatted(deep)).length).toBeGreaterThan(levels * 200)
  expect((await perform(minify, { xml: deep })).size).toBeGreaterThan(levels * 7 - 10)
  expect((await perform(toJson, { xml: deep })).json.length).toBeGreaterThan(levels * 5)
  expect((await formatted(`<a>${'x'.repeat(10 ** 7)}</a>`)).length).toBe(10 ** 7 + 8)
  const wide = `<a ${Array.from({ length: 20_000 }, (_, at) => `k${at}="1"`).join(' ')}/>`
  expect(await formatted(wide)).toBe(`${wide}\n`)
})
