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
  ['<a></b>', 'mismatched'],
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
  ['<a>&#0;</a>', 'character'],
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
  ['<a:b:c xmlns:a="u"/>', 'colons'],
  ['<a xmlns:p=""/>', 'namespace'],
  ['<a xmlns:xml="u"/>', 'namespace'],
  ['<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>', 'duplicateAttribute'],
  ['<a', 'end'],
  ['<a><b></a>', 'mismatched'],
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
  expect(sentenceOf(error, errors, 'en')).toBe(
    'Line 2, column 7: </a> closes <b>, which is open since line 2, column 1',
  )
  expect(sentenceOf(error, errors, 'zh')).toBe('第 2 行第 7 列：</a> 与尚未闭合的 <b>（第 2 行第 1 列）不匹配')
  await expect(perform(format, { xml: ' \n' })).rejects.toMatchObject({ code: 'empty' })
})

test.each([
  ['<a><b></a>', ['</a> closes <b>, which is open since line 1, column 4']],
  [
    '<a>\n & <b\n x="1"></c ></a>',
    [
      '“&” is not a defined entity (write & as &amp;)',
      '</c> closes <b>, which is open since line 2, column 4',
      '</a> closes no open element',
    ],
  ],
  [
    '<a>& <b></a>',
    ['“&” is not a defined entity (write & as &amp;)', '</a> closes <b>, which is open since line 1, column 6'],
  ],
  ['<a>\r\n<b\r\n/><c\r\n></a>', ['</a> closes <c>, which is open since line 3, column 3']],
  ['<a><b><c></a>', ['</a> closes <c>, which is open since line 1, column 7']],
  ['<a/></a>', ['</a> closes no open element']],
  ['<a><b><c/>', ['<b> of line 1, column 4 is never closed']],
  ['<a></a x></a>', ['a closing tag with more than a name in it']],
  ['<a x="1" x="2"/>', ['the attribute x occurs twice']],
  ['<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>', ['the attribute q:x occurs twice']],
  ['<p:a q:b="1"/>', ['the namespace prefix p is not declared', 'the namespace prefix q is not declared']],
  ['<a:b:c xmlns:a="u"/>', ['a name with more than one colon: a:b:c']],
  ['<a xmlns:p=""/>', ['an invalid namespace declaration: xmlns:p']],
  ['<a b="&nbsp;"/>', ['“&nbsp;” is not a defined entity (write & as &amp;)']],
  [
    '<a>& &copy;</a>',
    ['“&” is not a defined entity (write & as &amp;)', '“&copy;” is not a defined entity (write & as &amp;)'],
  ],
  ['<a>&#0;</a>', ['a character that XML does not allow here: &#0;']],
  ['<a>&#xFFFF;</a>', ['a character that XML does not allow here: &#xFFFF;']],
  ['<a>\u0008</a>', ['a character that XML does not allow here: U+0008']],
  ['<a>\uD800</a>', ['a character that XML does not allow here: U+D800']],
  ['<a x="<"/>', ['a character that XML does not allow here: <']],
])('the errors of %j name what they are about', async (xml, messages) => {
  const { errors } = await perform(validate, { xml })
  expect(errors.map(({ message }) => message).slice(0, messages.length)).toEqual(messages)
  expect(errors.every(({ message }) => !/[{}]/.test(message))).toBe(true)
})

test('hostile texts are refused in time', async () => {
  for (const part of ['<', '&', '<a>', '<!--', '<![CDATA[', ']]>', '<a b="', '&a;', '<?', '<!DOCTYPE', '</a>'])
    expect((await perform(validate, { xml: part.repeat(isLong ? 10 ** 5 : 10 ** 4) })).isValid).toBe(false)
})
