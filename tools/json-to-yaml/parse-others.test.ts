import fc from 'fast-check'
import { dump } from 'js-yaml'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { perform } from '#kit/perform.ts'
import { ToolError } from '#kit/tool-error.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { parse } from './operations.ts'

// `yaml` writes lines of only spaces as a block without an indentation indicator, which cannot be read back, since the
// longest line sets the indentation (YAML 1.2.2, 8.1.1.1).
const linesOfSpaces = /^[ \n]*(?: \n|\n )[ \n]*$/
const text = fc.oneof(
  fc
    .string({ unit: fc.constantFrom(...' \n:#-?\'"[]{},&*!|>%@`~a1林'), maxLength: 20 })
    .filter((each) => !linesOfSpaces.test(each)),
  fc.lorem({ maxCount: 20 }),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.constantFrom(null, true, false, 0, 1.5, -20),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))
const lineWidth = fc.constantFrom(20, 80)

test('reads the output of other programs, folded or not', async () => {
  await fc.assert(
    // In a list, since programs interpret an indentation indicator at the root differently.
    fc.asyncProperty(fc.tuple(value), lineWidth, async (each, width) => {
      for (const yaml of [stringify(each, { lineWidth: width }), dump(each, { lineWidth: width })]) {
        const { json } = await perform(parse, { yaml })
        expect({ yaml, value: JSON.parse(json) }).toEqual({ yaml, value: each })
      }
    }),
    { numRuns: runs(300) },
  )
})

test('reads multi-line JSON with any indentation, beside texts that look like it', async () => {
  const margin = fc.constantFrom('', ' ', '   ', '      ')
  const entry = fc.record({ depth: fc.nat(3), json: value, margins: fc.array(margin, { minLength: 1 }), beside: text })
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 4 }), async (entries) => {
      const lines = entries.map(({ depth, json, margins, beside }) => {
        const [first, ...others] = JSON.stringify(json, null, 1).split('\n')
        const loose = others.map((line, at) => (margins[at % margins.length] ?? '') + line.trimStart())
        // Nested lists on one line, and below them a block written by another program.
        const block = stringify({ beside }, { blockQuote: 'literal', lineWidth: 0 }).replaceAll(/\n(?!$)/g, '\n    ')
        return `- json:\n    ${'- '.repeat(depth)}${[first, ...loose].join('\n')}\n  block:\n    ${block}`
      })
      const { json } = await perform(parse, { yaml: lines.join('') })
      const nested = (depth: number, each: unknown): unknown => (depth === 0 ? each : [nested(depth - 1, each)])
      expect(JSON.parse(json)).toEqual(
        entries.map(({ depth, json: each, beside }) => ({ json: nested(depth, each), block: { beside } })),
      )
    }),
    { numRuns: runs(500) },
  )
})

test('broken YAML gives JSON, or an error of the tool with a position', async () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'b: ',
      '- ',
      '? ',
      ': ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '&x ',
      '*x',
      '<<: ',
      '!!int ',
      '!t ',
      '|',
      '>-',
      '"',
      "'",
    ],
    ...[
      '\n',
      '\n  ',
      '\n    ',
      '\t',
      '# c',
      '---\n',
      '...\n',
      '%YAML 1.1\n',
      '1e3',
      '012',
      '.inf',
      '~',
      '\\',
      '\ufeff',
      '\0',
    ],
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 25 }), async (pieces) => {
      const answer = await perform(parse, { yaml: pieces.join('') }).catch((error: unknown) => error)
      if (!(answer instanceof Error)) return
      expect(answer).toBeInstanceOf(ToolError)
      const { code, params } = Object(answer)
      if (code !== 'empty') expect(params).toMatchObject({ line: expect.any(Number), column: expect.any(Number) })
    }),
    { numRuns: runs(3000) },
  )
})

test.each([
  ['%YAML 1.1\n---\na: 1\u0085b: 2\n', '1.2', '{"a":1,"b":2}'],
  ['%YAML 1.1\n---\n- "a\u0085 b"\n- |\n x\u0085 y\n', '1.2', '["a b","x\\ny\\n"]'],
  ['a: 1\u0085b: 2\n', '1.1', '{"a":1,"b":2}'],
  ['- "a\u0085b"\n', '1.2', '["a\u0085b"]'],
  ['%YAML 1.2\n---\n- "a\u0085b"\n', '1.1', '["a\u0085b"]'],
  ['%YAML 1.1\n---\n"a\u0085b"\n---\n"a\u0085b"\n...\n%YAML 1.1\n---\n"a\u0085b"\n', '1.2', '["a b","a\u0085b","a b"]'],
  ['"x\n %YAML 1.1\u0085\n"\n---\n"a\u0085b"\n', '1.2', '["x %YAML 1.1\u0085 ","a\u0085b"]'],
] as const)('U+0085 is a line break in YAML 1.1 alone: %j, by default %s', async (yaml, version, expected) => {
  const { json } = await perform(parse, { yaml, version })
  expect(JSON.stringify(JSON.parse(json))).toBe(expected)
})

test('a place behind U+0085 is where editors have it', async () => {
  await expect(perform(parse, { yaml: '%YAML 1.1\n---\na: 1\u0085b: @\n' })).rejects.toMatchObject({
    params: { line: 3, column: 9 },
  })
})
