import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { query } from './operations.ts'

const xml =
  '<o xmlns="urn:o" xmlns:p="urn:p"><i id="1">tea</i><i id="2" p:k="v">a<![CDATA[<b>]]></i><n xmlns=""><x/></n><!-- c --><?t d?></o>'
const ask = (xpath: string, more: object = {}) => perform(query, { xml, xpath, ...more })

test.each([
  [
    '//d:i',
    [
      ['/o/i[1]', 'element', 'tea'],
      ['/o/i[2]', 'element', 'a<b>'],
    ],
  ],
  [
    '//d:i/@id',
    [
      ['/o/i[1]/@id', 'attribute', '1'],
      ['/o/i[2]/@id', 'attribute', '2'],
    ],
  ],
  ['//@p:k', [['/o/i[2]/@p:k', 'attribute', 'v']]],
  ['//x', [['/o/n/x', 'element', '']]],
  [
    '//comment() | //processing-instruction()',
    [
      ['/o/comment()', 'comment', ' c '],
      ['/o/processing-instruction()', 'instruction', 'd'],
    ],
  ],
  ['/', [['/', 'document', 'teaa<b>']]],
  ['//nothing', []],
] as const)('%s finds nodes', async (xpath, matches) => {
  const answer = await ask(xpath)
  expect(answer.matches.map(({ path, kind, text }) => [path, kind, text])).toEqual(matches)
  expect(answer).toMatchObject({ count: matches.length, result: matches.map(([, , text]) => text).join('\n') })
  expect(answer).not.toHaveProperty('value')
})

// From the QT3 test suite, functions.
test.each([
  ['count(//d:i)', '2'],
  ['1 to 3', '1\n2\n3'],
  ['1 div 0e0', 'INF'],
  ['string-join(//d:i/@id, "-")', '1-2'],
  ['true() and false()', 'false'],
  ['xs:date("2026-01-05")', '2026-01-05'],
  ['upper-case("é")', 'É'],
  ['let $x := 2 return $x * $x', '4'],
  ['(1, 2)[. > 1]', '2'],
  ['map{"a": [1, 2]}', '{"a":[1,2]}'],
  ['"a" || "b" (: c :)', 'ab'],
])('%s is %j', async (xpath, value) => {
  expect(await ask(xpath)).toEqual({ matches: [], count: 0, value, result: value })
})

const soap =
  '<s:E xmlns:s="urn:s"><s:Body><m:R xmlns:m="http://x/"><m:item>1</m:item></m:R><n:a xmlns:n="u1"/><n:a xmlns:n="u2"/><s:x xmlns:s="urn:other"/></s:Body></s:E>'

test('prefixes that the document declares below the root are bound, if to one namespace only', async () => {
  const queried = async (xpath: string) => (await perform(query, { xml: soap, xpath })).result
  expect(await queried('//m:item')).toBe('1')
  expect(await queried('count(//s:*)')).toBe('2')
  await expect(queried('//n:a')).rejects.toMatchObject({ code: 'unknownPrefix', params: { prefix: 'n' } })
  const below = '<r><a xmlns="urn:a">1</a><b xmlns=""/></r>'
  expect((await perform(query, { xml: below, xpath: '//d:a' })).result).toBe('1')
})

test.each([
  [xml, '//i', 'i is in a default namespace here: write d:i'],
  [xml, '/o/i/@id', 'i is in a default namespace here: write d:i\no is in a default namespace here: write d:o'],
  [xml, '//nothing/@i', undefined],
  ['<r><a xmlns="u1"/><a xmlns="u2"/></r>', '//a', 'a is in a default namespace here: write *:a'],
  ['<r xmlns="u" xmlns:p="u"/>', '//r', 'r is in a default namespace here: write d:r'],
])('in %j, %s that finds nothing is %j', async (xml, xpath, said) => {
  const { count, warnings } = await perform(query, { xml, xpath })
  expect([
    count,
    warnings
      ?.map(({ message }) => message)
      .sort()
      .join('\n'),
  ]).toEqual([0, said])
})

test('further prefixes are bound line by line', async () => {
  expect((await ask('//q:i', { namespaces: '\n q = urn:o \nr=urn:r' })).count).toBe(2)
  await expect(ask('//q:i', { namespaces: 'q' })).rejects.toMatchObject({
    code: 'unknownPrefix',
    params: { prefix: 'q' },
  })
})

test.each([
  ['//q:i', 'unknownPrefix', { prefix: 'q' }],
  ['//d:i[', 'badXPath', { position: 6 }],
  ['', 'badXPath', { position: 1 }],
  ['doc("file:///etc/passwd")', 'badXPath', {}],
  ['1 + "a"', 'badXPath', {}],
  ['\0\uD800', 'badXPath', {}],
])('%j is refused as %s', async (xpath, code, params) => {
  await expect(ask(xpath)).rejects.toMatchObject({ code, params })
})

test('documents of too many levels are refused with their own error', async () => {
  const deep = '<a>'.repeat(100_000) + '</a>'.repeat(100_000)
  await expect(perform(query, { xml: deep, xpath: '//a' })).rejects.toMatchObject({
    code: 'tooDeep',
    params: { limit: 1000 },
  })
  const allowed = '<a>'.repeat(1000) + '</a>'.repeat(1000)
  expect((await perform(query, { xml: allowed, xpath: 'count(//a)' })).value).toBe('1000')
})
