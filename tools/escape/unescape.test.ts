import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { escapeText } from './escape.ts'
import { unescapeText } from './unescape.ts'

const read = (text: string, options: object = {}) => perform(unescapeText, { text, ...options })

test.each<[string, string, string]>([
  ['\\u4f60\\u597d', 'unicode', '你好'],
  ['\\u{1F600} \\U0001F600 \\ud83d\\ude00', 'unicode', '😀 😀 😀'],
  ['U+4F60 U+597D', 'unicode', '你好'],
  ['\\xe4\\xbd\\xa0', 'unicode', '你'],
  ['\\xe9\\xff', 'unicode', 'éÿ'],
  ['\\u005cu0041', 'unicode', '\\u0041'],
  ['a\\tb\\u4f60', 'json', 'a\tb你'],
  ['"a\\"b"', 'json', 'a"b'],
  ["it\\'s\\n", 'javascript', "it's\n"],
  ['&lt;b&gt; &amp;amp;', 'html', '<b> &amp;'],
  ['AT&amp;T', 'html', 'AT&T'],
  ['\\4F60\\597D ', 'css', '你好'],
  ["'it''s'", 'sql', "it's"],
  ['"a ""b"""', 'csv', 'a "b"'],
  // As Git's core.quotePath, HTML parsers and JavaScript's unescape() have them.
  ['"\\344\\275\\240.txt"', 'c', '你.txt'],
  ['&#20320&#22909', 'html', '你好'],
  ['&#x4f60', 'html', '你'],
  ['%u4f60%u597D%20%E4%2', 'unicode', '你好 ä%2'],
  ['`u{1f600}', 'powershell', '😀'],
])('%j is found to be %s, and is %j', async (text, format, plain) => {
  expect(await read(text)).toMatchObject({ format, text: plain })
})

test.each([
  'plain',
  'C:\\users\\ada',
  'a & b',
  'AT&T',
  '100%',
  '100%25',
  'C:\\data\\300\\301',
  'a&#b',
  '%u12',
  'U+12',
  "it's",
])('in %j nothing is escaped', async (text) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'unknownFormat' })
})

test.each<[string, string, string]>([
  ['python', '\\x41\\101\\u0041\\U00000041\\\n\\a', 'AAAA\x07'],
  ['c', '\\x41\\101\\u4f60\\xe4\\xbd\\xa0\\?\\e', 'AA你你?\x1b'],
  ['java', '\\uuu0041\\101\\s\\r', 'AA \r'],
  ['csharp', '\\x41g\\x00410\\U0001F600\\0', 'Ag\x410😀\0'.replace('\x410', 'A0')],
  ['go', '\\xe4\\xbd\\xa0\\101\\U0001F600', '你A😀'],
  ['rust', '\\u{1f600}\\x41\\\n   b', '😀Ab'],
  ['php', '\\u{4f60}\\x41\\101\\$a\\q', '你AA$a\\q'],
  ['javascript', "\\q\\'\\\n\\v\\u{10FFFF}\\x41\\0", "\\q'\v\u{10ffff}A\0"],
  ['css', '"\\41 b\\\nc\\"\\d800"', 'Abc"\ufffd'],
  ['sql', "N'O''Neil'", "O'Neil"],
  ['shell', `'a'\\''b'"c\\$d\\e"$'\\u4f60\\x41'\\\nf`, "a'bc$d\\e你Af"],
  ['cmd', '50%% ^& "x"', '50% & "x"'],
  ['regex', '/a\\.b\\/\\d\\u0041/', 'a.b/\\dA'],
  ['latex', '50\\% \\textbackslash{}a\\textasciitilde b\\alpha', '50% \\a~b\\alpha'],
  ['properties', 'a\\=\\u4f60\\\n  b\\ c', 'a=你b c'],
  ['xml', '&lt;&#x4f60;&#20320;&copy;&#0;', '<你你&copy;&#0;'],
])('%s: %j is %j', async (format, text, plain) => {
  expect((await read(text, { format })).text).toBe(plain)
})

test.each<[string, string, string, number]>([
  ['json', '"a\\q"', '\\q', 3],
  ['json', '\\u12', '\\u', 1],
  ['unicode', 'ab\\u{110000}', '\\u{110000}', 3],
  ['rust', '\\u{d800}', '\\u', 1],
  ['go', "\\'", "\\'", 1],
  ['html', 'a &#x110000; b', '&#x110000;', 3],
  ['html', '&nope;', '&nope;', 1],
  ['xml', '&copy;', '&copy;', 1],
  ['shell', "a'b", "'", 2],
  ['latex', '\\alpha', '\\', 1],
])('%s: in %j %s is refused at %i', async (format, text, sequence, position) => {
  await expect(read(text, { format, strict: true })).rejects.toMatchObject({
    code: 'badEscape',
    params: { found: sequence, position },
  })
})

const parsed = (html: string): string => {
  const [node] = parseFragment(`<p>${html}</p>`).childNodes
  return Object(node).childNodes[0]?.value ?? ''
}

test('references are read as an HTML parser reads them, with and without a semicolon', async () => {
  const { text } = await perform(escapeText, { text: '©', format: 'html', range: 'all' })
  expect(text).toBe('&copy;')
  const numbers = [0, 9, 13, 0x80, 0x85, 0x99, 0x9f, 0xd800, 0xfdd0, 0x110000, 9e15]
  const names =
    'amp AMP lt copy copyz not notit notin; notin NotEqualTilde; fjlig; nbsp hearts; hearts zzz; Aacute Aacutes; ac'
  const references = [
    ...numbers.flatMap((number) => [`&#${number};`, `&#x${number.toString(16)} `]),
    ...names.split(' ').map((name) => `&${name}`),
  ]
  for (const reference of [...references, '&', '&#', '&#;', '&#x;', '&;', '&amp;lt;', '&&amp;'])
    expect([reference, (await read(`a${reference}b`, { format: 'html' })).text]).toEqual([
      reference,
      parsed(`a${reference}b`),
    ])
})

test('what JavaScript’s escape() would have written comes back as it was', async () => {
  for (const text of ['%u4f60', '100%25 %u4f60', '%%u4f60%u', '\\u0025u4f60'])
    for (const form of ['', '\\u{X}', '\\xXX', 'U+XXXX']) {
      const escaped = (await perform(escapeText, { text, format: 'unicode', form: form as '' })).text
      expect((await read(escaped, { format: 'unicode' })).text).toBe(text)
    }
})

test('a text of only ampersands, backslashes or quotes is read in time', async () => {
  for (const [part, format] of [
    ['&', 'html'],
    ['&#', 'html'],
    ['\\', 'json'],
    ['\\x', 'c'],
    ["'", 'shell'],
    ['\\', 'css'],
    ['\\u{', 'unicode'],
  ])
    expect(await read((part ?? '').repeat(300_000), { format })).toMatchObject({ format })
})
