import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import { errors } from './errors.ts'
import { format, validate } from './operations.ts'

// Modeled on the documents that aren't well-formed in W3C's test suite.
test.each([
  ['<a>', 'unclosed'],
  ['<a></b>', 'unmatched'],
  ['</a>', 'unmatched'],
  ['<a/><b/>', 'secondRoot'],
  ['<a/>x', 'outside'],
  ['x<a/>', 'outside'],
  ['<!-- c -->', 'noRoot'],
  ['<a x=1/>', 'attributeValue'],
  ['<a x/>', 'attributeValue'],
  ['<a x="1"y="2"/>', 'attributeSpace'],
  ['<a x="1" x="2"/>', 'duplicateAttribute'],
  ['<a x="<"/>', 'character'],
  ['<a>&</a>', 'entity'],
  ['<a>& b; &lt</a>', 'entity'],
  ['<a>&foo;</a>', 'entity'],
  ['<a>&#0;</a>', 'entity'],
  ['<a>\0</a>', 'character'],
  ['<a>\uD800</a>', 'character'],
  ['<a>\uFFFF</a>', 'character'],
  ['<a>]]></a>', 'cdataEnd'],
  ['<a><!-- -- --></a>', 'comment'],
  ['<1/>', 'tagName'],
  ['<a><</a>', 'tagName'],
  [' <?xml version="1.0"?><a/>', 'declarationPlace'],
  ['<?xml encoding="utf-8"?><a/>', 'declaration'],
  ['<a><!DOCTYPE a></a>', 'doctype'],
  ['<a/ >', 'slash'],
  ['<p:a/>', 'prefix'],
  ['<a p:b="1"/>', 'prefix'],
  ['<a:b:c xmlns:a="u"/>', 'prefix'],
  ['<a xmlns:p=""/>', 'namespace'],
  ['<a xmlns:xml="u"/>', 'namespace'],
  ['<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>', 'duplicateAttribute'],
  ['<a', 'end'],
  ['<a><b></a>', 'unmatched'],
])('%j is not well-formed: %s', async (xml, code) => {
  const { isValid, errors } = await perform(validate, { xml })
  expect(isValid).toBe(false)
  expect(errors.map((error) => error.code)).toContain(code)
})

test.each([
  '<a/>',
  '<a>&lt;&#x41;&#65;&apos;</a>',
  '<a x=">"/>',
  '<a xmlns="u"><b xmlns=""/></a>',
  '<a xml:lang="zh"/>',
  '<a xmlns:p="u"><p:b p:c="1" c="2"/></a>',
  '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>',
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<a>\r\n</a>\r\n',
  '<_.-·é中/>',
  '<a><![CDATA[]]]]><![CDATA[>]]></a>',
])('%j is well-formed', async (xml) => {
  expect(await perform(validate, { xml })).toMatchObject({ isValid: true, errors: [] })
})

test('errors have their positions, also after single ampersands', async () => {
  const { errors, root, namespaces } = await perform(validate, {
    xml: '<a xmlns="u" xmlns:p="v">\n  <b>1 & 2 &</b>\n  <c x=1/>\n</a>',
  })
  expect(errors.slice(0, 3).map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, 8, 'entity'],
    [2, 12, 'entity'],
    [3, 8, 'attributeValue'],
  ])
  expect(root).toBe('a')
  expect(namespaces).toEqual([
    { prefix: '', uri: 'u' },
    { prefix: 'p', uri: 'v' },
  ])
})

test('a text that is not well-formed is refused with its first error, in either language', async () => {
  const error = await perform(format, { xml: '<a>\n<b></a>' }).catch((thrown: unknown) => thrown)
  if (!(error instanceof ToolError)) throw error
  expect(sentenceOf(error, errors, 'en')).toBe('Line 2, column 7: a closing tag that matches no open element')
  expect(sentenceOf(error, errors, 'zh')).toBe('第 2 行第 7 列：结束标签与开始标签不匹配')
  await expect(perform(format, { xml: ' \n' })).rejects.toMatchObject({ code: 'empty' })
})

test('hostile texts are refused in time', async () => {
  for (const part of ['<', '&', '<a>', '<!--', '<![CDATA[', ']]>', '<a b="', '&a;', '<?', '<!DOCTYPE', '</a>'])
    expect((await perform(validate, { xml: part.repeat(isLong ? 10 ** 5 : 10 ** 4) })).isValid).toBe(false)
})
