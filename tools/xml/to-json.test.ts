import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { fromJson, minify, toJson } from './operations.ts'

const jsonOf = async (xml: string, options: object = {}) =>
  JSON.parse((await perform(toJson, { xml, ...options })).json)
const xmlOf = async (json: unknown, options: object = {}) =>
  (
    await perform(fromJson, {
      json: typeof json === 'string' ? json : JSON.stringify(json),
      declaration: false,
      indent: 0,
      ...options,
    })
  ).xml

test.each([
  ['<a/>', {}, { a: null }],
  ['<a>x</a>', {}, { a: 'x' }],
  ['<a k="1">x</a>', {}, { a: { '@k': '1', '#text': 'x' } }],
  ['<a k="1">x</a>', { attributePrefix: '_', textKey: 'value' }, { a: { _k: '1', value: 'x' } }],
  ['<a><b>1</b><b>2</b><c/></a>', {}, { a: { b: ['1', '2'], c: null } }],
  ['<a><b>1</b></a>', { arrays: 'always' }, { a: { b: ['1'] } }],
  ['<a><b>1</b><c>2</c></a>', { arrayNames: ['b'] }, { a: { b: ['1'], c: '2' } }],
  ['<a><b>12</b><c>0012</c><d>true</d><e>1e5</e></a>', { types: true }, { a: { b: 12, c: '0012', d: true, e: '1e5' } }],
  ['<p:a xmlns:p="u" p:k="1"><p:b/></p:a>', { namespaces: 'drop' }, { a: { '@k': '1', b: null } }],
  ['<a><![CDATA[<x>]]>y</a>', {}, { a: '<x>y' }],
  ['<a xmlns="u"><b>x</b></a>', { layout: 'badgerfish' }, { a: { '@xmlns': { $: 'u' }, b: { $: 'x' } } }],
  ['<a k="1"><b>x</b><b/></a>', { layout: 'parker' }, { b: ['x', null] }],
  ['<a>x</a>', { layout: 'parker' }, 'x'],
  ['<a>x<b/></a>', { layout: 'ordered' }, [{ name: 'a', children: ['x', { name: 'b' }] }]],
] as const)('%s with %j is %j', async (xml, options, expected) => {
  expect(await jsonOf(xml, options)).toEqual(expected)
})

test('losses of a layout are reported', async () => {
  const xml = '<?x y?><!DOCTYPE a><a k="1"><!-- c -->t<b/><c/><b/>u</a>'
  const lost = async (options: object) => (await perform(toJson, { xml, ...options })).warnings.map(({ code }) => code)
  expect(await lost({})).toEqual(['instructionLost', 'doctypeLost', 'commentLost', 'orderLost', 'mixedLost'])
  expect(await lost({ layout: 'parker' })).toContain('attributeLost')
  expect(await lost({ layout: 'ordered' })).toEqual([])
})

// Typical documents.
test.each([
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Header/><soap:Body><m:GetPrice xmlns:m="urn:m"><m:Item>Apples &amp; pears</m:Item></m:GetPrice></soap:Body></soap:Envelope>',
  '<rss version="2.0"><channel><title>新闻</title><item><title>一</title><guid isPermaLink="false">1</guid></item><item><title>二</title><guid isPermaLink="false">2</guid></item></channel></rss>',
  '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><dependencies><dependency><groupId>a</groupId></dependency><dependency><groupId>b</groupId></dependency></dependencies></project>',
])('%.30s comes back from each layout that keeps attributes', async (xml) => {
  for (const layout of ['compact', 'badgerfish', 'ordered'] as const) {
    const { json, warnings } = await perform(toJson, { xml, layout })
    expect(warnings).toEqual([])
    const back = (await perform(fromJson, { json, layout, declaration: false })).xml
    expect((await perform(minify, { xml: back })).xml).toBe((await perform(minify, { xml })).xml)
  }
})

test.each([
  [{ a: { '@k': 'x"\n<', '#text': '<&>' } }, {}, '<a k="x&quot;&#10;&lt;">&lt;&amp;&gt;</a>'],
  [{ a: [1, { b: null }] }, {}, '<root><a>1</a><a><b/></a></root>'],
  [[1, [2]], {}, '<root><item>1</item><item><item>2</item></item></root>'],
  ['{"a": 12345678901234567890.10}', {}, '<a>12345678901234567890.10</a>'],
  [{ a: 1, b: 2 }, { root: 'r' }, '<r><a>1</a><b>2</b></r>'],
  ['"x"', {}, '<root>x</root>'],
  ['{"__proto__": 1}', {}, '<__proto__>1</__proto__>'],
  [{ a: { '@xmlns': { $: 'u', p: 'v' }, $: 'x' } }, { layout: 'badgerfish' }, '<a xmlns="u" xmlns:p="v">x</a>'],
  [{ a: 'x' }, { layout: 'parker', root: 'r' }, '<r><a>x</a></r>'],
  [
    [{ comment: 'a--b-' }, { name: 'a', children: [{ cdata: ']]>' }] }],
    { layout: 'ordered' },
    '<!--a- -b- --><a><![CDATA[]]]]><![CDATA[>]]></a>',
  ],
])('%j with %j is %s', async (json, options, expected) => {
  expect(await xmlOf(json, options)).toBe(expected)
})

test.each([
  ['', 'empty', {}],
  ['{"a":}', 'invalidJson', { line: 1, column: 6 }],
  ['{"a b":1,"c":2}', 'noName', { name: 'a b' }],
  ['{"":1}', 'noName', { name: '' }],
  ['{"1":1}', 'noName', { name: '1' }],
  ['{"a":{"@b c":1}}', 'noName', { name: 'b c' }],
  ['{"a":"\\u0000"}', 'noCharacter', { found: 'U+0000' }],
  ['{"a":"\\ud800"}', 'noCharacter', { found: 'U+D800' }],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'tooDeep', { limit: 1000 }],
])('%.20j is refused as %s', async (json, code, params) => {
  await expect(perform(fromJson, { json })).rejects.toMatchObject({ code, params })
})
