import fc from 'fast-check'
import { load, loadAll, YAML11_SCHEMA } from 'js-yaml'
import { expect, test } from 'vitest'
import { parseAllDocuments, parse as parseYaml } from 'yaml'
import type { InputOf } from '#kit/description.ts'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { convert, parse } from './operations.ts'

type Options = Omit<InputOf<typeof convert>, 'json'>

const written = async (json: string, options: Options = {}) => (await perform(convert, { json, ...options })).yaml

/** Two independent parsers, each for YAML 1.2 and 1.1. */
const readers: Record<string, (yaml: string) => unknown> = {
  'yaml 1.2': (yaml) => parseYaml(yaml, { version: '1.2', maxAliasCount: 0 }),
  'yaml 1.1': (yaml) => parseYaml(yaml, { version: '1.1', maxAliasCount: 0 }),
  'js-yaml': (yaml) => load(yaml),
  'js-yaml 1.1': (yaml) => load(yaml, { schema: YAML11_SCHEMA }),
}

async function expectSame(value: unknown, options: Options): Promise<void> {
  const yaml = await written(JSON.stringify(value), options)
  for (const [name, read] of Object.entries(readers)) {
    expect({ name, yaml, value: read(yaml) }).toEqual({ name, yaml, value: JSON.parse(JSON.stringify(value)) })
  }
  const { json } = await perform(parse, { yaml, version: options.version ?? '1.2' })
  expect({ yaml, value: JSON.parse(json) }).toEqual({ yaml, value: JSON.parse(JSON.stringify(value)) })
}

const words = `no No NO yes on off y n true True null Null ~ . .. ... - -- --- = << <<: ? : ! & * | > % @ \` # , [ ] { }
  1e3 1E3 1_000 0o7 0x1F 012 08 0b1 1. .5 +1 -1 -0 1.0 .inf -.inf +.Inf .nan .NaN 12:30 1:2:3 190:20:30.15 2026-01-05
  2001-12-14t21:59:43.10-05:00 a:b a: :a a# #a [a {a a] "a" 'a' -a --a ---a -.a ?a :: %a @a &a *a !a |a >a \`a 0 00 1.2.3
  192.168.1.1 +86 5e 0.e 0x 0o 1-2 2026-01 e1 1e NaN Infinity undefined //a a//b C:\\x $x a=b`.split(/\s+/)
const tricky = [
  ...words,
  ...[
    '',
    ' ',
    '  ',
    ' a',
    'a ',
    '\ta',
    'a\t',
    'a\tb',
    '\n',
    '\n\n',
    'a\n',
    'a\n\n',
    '\na',
    '\n\na\n',
    ' a\n',
    'a\nb',
    'a\nb\n',
  ],
  ...[
    'a\nb\n\n',
    'a\n\n\nb',
    ' a\nb',
    'a\n b',
    '\n a',
    '\n  a\n b\n',
    'a\n ',
    'a \nb ',
    'a\n \nb',
    '\ta\nb',
    'a\n\tb',
    'a\n\t\nb',
  ],
  ...[
    '- x',
    '? x',
    ': x',
    'a: b',
    'a:b: c',
    'a #b',
    'a # b',
    '# x',
    '--- a',
    '... a',
    '--- \na',
    '---\na',
    'a\n---\nb',
    'a\n...\n',
  ],
  ...[
    '%YAML 1.1',
    '%a\n---',
    '#a\nb',
    'a: b\nc: d',
    '- a\n- b',
    '|\n a',
    '>-\n a',
    '"',
    "'",
    "it's",
    '"a',
    "'a'",
    '\\',
    'a\\',
    'a\\nb',
  ],
  ...[
    '🙂',
    '🙂\n林',
    '林小雨',
    '\u0085',
    'a\u0085b',
    '\u2028',
    'a\u2029b\n',
    '\ufeff',
    '\ufeffa',
    'a\ufeff\nb',
    '\u00a0',
    '\u00a0a',
  ],
  ...[
    'a\u00a0',
    '\u3000',
    '\0',
    '\x07',
    '\x1b[0m',
    '\x7f',
    '\x80\n',
    '\x9f',
    '\ufffe',
    '\uffff\n',
    '\ud83d',
    '\ude42a',
    '\r',
    'a\r\nb',
    'a\r',
  ],
  ...[
    '{{ x }}',
    '${{ x',
    '}}',
    '{}',
    '[]',
    'null\n',
    'true\n',
    '1\n',
    '1 2',
    '1 a',
    '12 e',
    '- ',
    '-\ta',
    'key:\tv',
    'a\t#b',
    '* a',
    '!!str a',
  ],
]
const styles = fc.record({
  indent: fc.integer({ min: 1, max: 8 }),
  quotes: fc.constantFrom('auto' as const, 'single' as const, 'double' as const),
  lineWidth: fc.constantFrom(0, 1, 10, 40, 80),
  version: fc.constantFrom('1.1' as const, '1.2' as const),
  sortKeys: fc.boolean(),
})

test.each([
  {},
  { quotes: 'single' },
  { quotes: 'double' },
  { lineWidth: 8 },
  { version: '1.1' },
  { indent: 1 },
  { indent: 8 },
] as const)(
  'every tricky text stays a string, at the root, in an array, as a value and as a key: %j',
  async (options) => {
    for (const text of tricky) {
      await expectSame(text, options)
      await expectSame([text, [[text]], { a: text, b: [text, { c: text }] }, 1], options)
    }
    const keys = Object.fromEntries(tricky.map((text, at) => [text, at]))
    await expectSame({ ...keys, deep: [{ ...keys, ['__proto__x']: {} }] }, options)
  },
)

test('every parser reads every value back, with any options', async () => {
  const sign = fc.constantFrom(...' \n\t:#-?\'"\\[]{},&*!|>%@`~=.0159eExo_+aZ林🙂\u0085\u2028\ufeff\r\0\x7f')
  const text = fc.oneof(
    fc.constantFrom(...tricky),
    fc.string({ unit: sign, maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.array(fc.string({ unit: sign, maxLength: 9 }), { maxLength: 12 }).map((each) => each.join(' ')),
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      text,
      fc.constantFrom(null, true, false, 0, -0, 1.5, 1e300, 1e-7, 12345),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  await fc.assert(
    fc.asyncProperty(value, styles, (each, style) => expectSame(each, style)),
    { numRuns: runs(300) },
  )
})

test('long and multi-line keys are written as keys', async () => {
  await expectSame(
    { ['k'.repeat(2000)]: 1, ['a b '.repeat(400)]: { c: [1] }, ['a\nb']: [], ['\n'.repeat(800)]: [[2]] },
    {},
  )
})

test('keeps all digits, and the order of keys unless sorted', async () => {
  const numbers = ['12345678901234567890', '1.0', '-0', '0.10', '6.02E+23', '1.50e-400']
  const yaml = await written(`[${numbers.join()}]`)
  expect(yaml).toBe(`${numbers.map((number) => `- ${number}`).join('\n')}\n`)
  expect(await written('{"b":1,"a":2}')).toBe('b: 1\na: 2\n')
  expect(await written('{"b":1,"a":[{"d":0,"c":0}]}', { sortKeys: true })).toBe('a:\n  - c: 0\n    d: 0\nb: 1\n')
})

test.each(['1.1', '1.2'] as const)('writes exponents as YAML 1.1 reads them, for parsers of %s', async (version) => {
  const yaml = await written('[1e3,1e-8,1E-3,1.5e3,-2e+3,7,true]', { version })
  expect(yaml).toBe('- 1.0e+3\n- 1.0e-8\n- 1.0E-3\n- 1.5e+3\n- -2.0e+3\n- 7\n- true\n')
})

test.each([
  ['a list in a list on one line', '[[1,[2]],[]]', {}, '- - 1\n  - - 2\n- []\n'],
  ['a list with an indent of one', '{"a":[[1],{"b":{"c":2}}]}', { indent: 1 }, 'a:\n - - 1\n - b:\n    c: 2\n'],
  ['wide indents', '{"a":[{"b":1,"c":[2]}]}', { indent: 4 }, 'a:\n    -   b: 1\n        c:\n            -   2\n'],
  ['a block with an indentation indicator', '{"a":"  x\\ny\\n\\n"}', {}, 'a: |2+\n    x\n  y\n\n'],
  ['a scalar alone', '"no"', {}, '"no"\n'],
  ['a folded text', '{"a":"one two three: four"}', { lineWidth: 12 }, 'a: >-\n  one two\n  three:\n  four\n'],
  ['single quotes', '{"no":"it\'s","b":"a\\nb"}', { quotes: 'single' }, "'no': 'it''s'\nb: \"a\\nb\"\n"],
  ['no document', '[]', { documents: 'many' }, '# []\n'],
  ['a value that is not an array', '{"a":1}', { documents: 'many' }, 'a: 1\n'],
] as const)('writes %s', async (_, json, options, yaml) => {
  expect(await written(json, options)).toBe(yaml)
})

test('each item of an array becomes a document, and they are read back as an array', async () => {
  const value = ['a', 1, { b: ['...', '---'] }, [], 'x\n\n', null]
  const yaml = await written(JSON.stringify(value), { documents: 'many' })
  expect(loadAll(yaml)).toEqual(value)
  expect(parseAllDocuments(yaml)).toHaveLength(value.length)
  for (const each of [value, ['alone'], []]) {
    const many = await written(JSON.stringify(each), { documents: 'many' })
    const { json } = await perform(parse, { yaml: many, documents: 'many' })
    expect(JSON.parse(json)).toEqual(each)
  }
})

test('writes the last value of a duplicate key, with a warning at its position', async () => {
  const { yaml, warnings } = await perform(convert, { json: '{"a":1,\n "b":2,\n "\\u0061":[3]}' })
  expect(load(yaml)).toEqual({ a: [3], b: 2 })
  expect(warnings).toEqual([
    {
      line: 3,
      column: 2,
      message: 'Duplicate key "\\u0061": only its last value is written',
      code: 'duplicateKey',
      params: { key: '"\\u0061"' },
    },
  ])
})

test.each([
  ['', 'empty', {}],
  [' \n', 'empty', {}],
  ['{"a":1,}', 'invalid', { line: 1, column: 8, found: '}', expected: '"key"' }],
  ['{\n"a" 1}', 'invalid', { line: 2, column: 5, found: '1', expected: ':' }],
])('refuses %j', async (json, code, params) => {
  await expect(perform(convert, { json })).rejects.toMatchObject({ code, params })
})

test('only the length of the text limits nesting', async () => {
  const deep = `${'['.repeat(50_000)}1${']'.repeat(50_000)}`
  expect(await written(deep)).toBe(`${'- '.repeat(50_000)}1\n`)
  const objects = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
  await expect(perform(convert, { json: objects })).rejects.toMatchObject({ code: 'tooLarge' })
})
