import { spawnSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { escapeText } from './escape.ts'
import { type FormatName, formatNames, formats } from './format/formats.ts'
import { unescapeText } from './unescape.ts'

const escaped = async (text: string, options: object = {}) => (await perform(escapeText, { text, ...options })).text

const pieces = fc.constantFrom(
  ...[
    'a',
    'Z',
    '0',
    '7',
    'f',
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\0',
    '\x01',
    '\x1b',
    '\x7f',
    '\x85',
    '\xa0',
    'é',
    '中',
    '😀',
  ],
  ...[
    '\ud83d',
    '\ude00',
    '\u2028',
    '\ufeff',
    '\ufffe',
    '\\',
    '"',
    "'",
    '`',
    '$',
    '{',
    '}',
    '(',
    '^',
    '%',
    '&',
    ';',
    '#',
  ],
  ...[
    '=',
    '!',
    '-',
    '/',
    '*',
    '&amp;',
    '&copy',
    '&#65;',
    '\\u0041',
    '\\x41',
    '\\u{41}',
    'U+0041',
    'U+',
    '\\n',
    '""',
    "''",
  ],
  ...['U0001F600', 'x41', 'u', 'u0041', "$'", 'b"', 'N', '\\101', '~', '“', '<', '>', '|', ','],
)
const texts = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))

const asNeeded = { range: 'needed', form: '', upperCase: false, quotes: false } as const

describe.each(formatNames)('%s', (format) => {
  test('escaping and unescaping gives the same text, in every form and range that can represent it', async () => {
    const choices = fc.record({
      range: fc.constantFrom('needed', 'non-ascii', 'all'),
      form: fc.constantFrom('' as const, ...formats[format].forms),
      upperCase: fc.boolean(),
      quotes: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(texts, choices, async (text, options) => {
        // In SQL four quotes are ambiguous: one in quotes, or two without; also after the prefix N of national
        // characters.
        if (format === 'sql' && /^N?'+$/i.test(text)) return
        const written = await escaped(text, { format, ...options }).catch((error) => {
          expect(error).toMatchObject({ code: 'notRepresentable' })
          return undefined
        })
        if (written === undefined) return
        // With a range of non-ASCII only, C:\users is unchanged, which strict unescaping refuses.
        const strict = format !== 'unicode'
        const { text: read } = await perform(unescapeText, { text: written, format, strict })
        expect({ written, read }).toEqual({ written, read: text })
      }),
      {
        numRuns: runs(3000),
        examples: ['\\u', '``', '`a`'].map((text): [string, typeof asNeeded] => [text, asNeeded]),
      },
    )
  })
})

/** Texts without lone surrogates, which not all formats can represent. */
const plainTexts = fc.sample(texts, { numRuns: runs(600), seed: 28 }).filter((text) => text.isWellFormed())

const writtenAs = (format: FormatName, options: object) =>
  Promise.all(plainTexts.map((text) => escaped(text, { format, quotes: true, ...options })))

test.each(['needed', 'non-ascii', 'all'])('JSON and JavaScript read what is written with %s', async (range) => {
  expect((await writtenAs('json', { range })).map((text) => JSON.parse(text))).toEqual(plainTexts)
  for (const form of ['\\uXXXX', '\\u{X}', '\\xXX']) {
    const all = await writtenAs('javascript', { range, form })
    expect(runInNewContext(`[${all.join(',')}]`)).toEqual(plainTexts)
  }
})

test.each(['needed', 'non-ascii', 'all'])('an HTML parser reads what is written with %s', async (range) => {
  for (const text of plainTexts.filter((text) => !/[\0\r]/.test(text))) {
    for (const form of ['&name;', '&#N;', '&#xX;']) {
      const [node] = parseFragment(`<p>${await escaped(text, { format: 'html', range, form })}</p>`).childNodes
      expect(Object(node).childNodes[0].value).toBe(text)
    }
  }
})

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0

test.skipIf(!isThere('python3')).each(['needed', 'all'])('Python reads what is written with %s', async (range) => {
  for (const form of ['\\uXXXX', '\\UXXXXXXXX', '\\xXX']) {
    const all = await writtenAs('python', { range, form })
    const program = `import json\nprint(json.dumps([${all.join(', ')}]))`
    expect(JSON.parse(spawnSync('python3', ['-'], { input: program, encoding: 'utf8' }).stdout)).toEqual(plainTexts)
  }
})

test.skipIf(!isThere('bash')).each(['needed', 'non-ascii', 'all'])(
  'Bash reads what is written with %s',
  async (range) => {
    const texts = plainTexts.filter((text) => !text.includes('\0'))
    for (const quotes of [true, false]) {
      const all = await Promise.all(texts.map((text) => escaped(text, { format: 'shell', range, quotes })))
      const script = `printf '%s\\0' ${all.join(' ')}`
      const { stdout } = spawnSync('bash', ['-s'], {
        input: script,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      })
      expect(stdout.split('\0').slice(0, -1)).toEqual(texts)
    }
  },
)

test('an escaped text as a regular expression matches the text itself, and nothing else', async () => {
  for (const text of plainTexts) {
    const pattern = await escaped(text, { format: 'regex', range: 'needed' })
    expect(new RegExp(`^${pattern}$`).test(text)).toBe(true)
    expect(new RegExp(`^(?:${pattern})$`, 'u').test(text)).toBe(true)
  }
})

test.each<[string, object, string]>([
  ['你好 "A"\n', {}, '\\u4f60\\u597d "A"\n'],
  ['你好', { upperCase: true }, '\\u4F60\\u597D'],
  ['😀', { form: '\\u{X}' }, '\\u{1f600}'],
  ['😀', {}, '\\ud83d\\ude00'],
  ['a😀', { form: 'U+XXXX', upperCase: true }, 'U+0061 U+1F600'],
  ['é', { form: '\\xXX' }, '\\xc3\\xa9'],
  ['C:\\users', {}, 'C:\\users'],
  ['\\u0041', {}, '\\u005cu0041'],
  ["<a href='x'>©é</a>", { format: 'html' }, '&lt;a href=&#39;x&#39;&gt;©é&lt;/a&gt;'],
  ['©é你', { format: 'html', range: 'non-ascii' }, '&copy;&eacute;&#20320;'],
  ['©', { format: 'html', range: 'non-ascii', form: '&#xX;' }, '&#xa9;'],
  ['\r&"', { format: 'xml' }, '&#xd;&amp;&quot;'],
  ['a"\n\x01/é', { format: 'json', quotes: true }, '"a\\"\\n\\u0001/é"'],
  ['a\x000', { format: 'javascript' }, 'a\\x000'],
  ['"\'', { format: 'java', range: 'all' }, '\\"\\u0027'],
  ['😀', { format: 'python', range: 'non-ascii' }, '\\U0001f600'],
  ['é1', { format: 'c', range: 'non-ascii', form: '\\xXX' }, '\\xc3\\xa9\\061'],
  ['\x851', { format: 'c' }, '\\302\\2051'],
  ['é😀', { format: 'csharp', range: 'non-ascii', form: '\\xXX' }, '\\x00e9\\ud83d\\ude00'],
  ["'中", { format: 'go', range: 'non-ascii' }, "'\\u4e2d"],
  ['é\x7f', { format: 'rust', range: 'non-ascii' }, '\\u{e9}\\u{7f}'],
  ['$a', { format: 'php', quotes: true }, '"\\$a"'],
  ['1a b-é', { format: 'css' }, '\\31 a\\ b-é'],
  ['"\n', { format: 'css', quotes: true }, '"\\"\\a "'],
  ["O'Neil", { format: 'sql', quotes: true }, "'O''Neil'"],
  ["it's a b", { format: 'shell' }, "it\\'s\\ a\\ b"],
  ["it's", { format: 'shell', quotes: true }, "'it'\\''s'"],
  ['你', { format: 'shell', range: 'non-ascii' }, "$'\\u4f60'"],
  ['a"$b\n', { format: 'powershell', quotes: true }, '"a`"`$b`n"'],
  ['50% & "x"', { format: 'cmd' }, '50%% ^& ^"x^"'],
  ['1+1=(2)', { format: 'regex' }, '1\\+1=\\(2\\)'],
  ['a,b', { format: 'csv' }, '"a,b"'],
  ['50% \\~', { format: 'latex' }, '50\\% \\textbackslash{}\\textasciitilde{}'],
  [' a=中', { format: 'properties' }, '\\ a\\=\\u4e2d'],
])('%j with %j is %j', async (text, options, written) => {
  expect(await escaped(text, options)).toBe(written)
})

test.each<[string, object, object]>([
  ['\ud83d', { format: 'rust' }, { format: 'Rust', found: 'U+D83D', position: 1 }],
  ['a\0', { format: 'xml' }, { format: 'XML', found: 'U+0000', position: 2 }],
  ['a\nb', { format: 'cmd' }, { format: 'cmd', found: 'U+000A', position: 2 }],
  ['\0', { format: 'shell' }, { format: 'Shell', found: 'U+0000', position: 1 }],
])('%j with %j is refused with the place', async (text, options, params) => {
  await expect(escaped(text, options)).rejects.toMatchObject({ code: 'notRepresentable', params })
})

test('an unsupported form of a format is an error', async () => {
  const run = escaped('a', { format: 'rust', form: '\\uXXXX' })
  await expect(run).rejects.toMatchObject({ code: 'unsupported', params: { kind: '\\uXXXX (Rust)' } })
})
