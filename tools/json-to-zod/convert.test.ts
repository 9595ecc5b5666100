import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { z as z3 } from 'zod/v3'
import { perform } from '#kit/perform.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { randomDocuments } from '#lib/json-shape/fixtures/random-json.ts'
import { typeCheck } from '#lib/json-shape/fixtures/type-check.node.ts'
import { convert } from './operations.ts'

type Options = Omit<z.input<typeof convert.input>, 'json'>

async function codeOf(json: string, options: Options = {}): Promise<string> {
  return (await perform(convert, { json, ...options })).code
}

/** Runs the code, and returns the schema of the root. */
async function schemaOf(json: string, options: Options = {}): Promise<z.ZodType> {
  const { code } = await transformWithOxc(await codeOf(json, options), 'schema.ts')
  const script = code
    .replace(/^import .*$/m, '')
    .replace(/^export (?=const)/gm, '')
    .replace(/^export \{.*$/gm, '')
  return new Function('z', `${script}\nreturn RootSchema`)(options.version === 3 ? z3 : z)
}

/** Returns the result of JSON.parse without the key that Zod drops. */
function expected(json: string): unknown {
  return JSON.parse(json, (key, value) => (key === '__proto__' ? undefined : value))
}

const documents = [...awkwardJson, ...randomDocuments(300).map((json, at) => ({ id: `random ${at}`, json }))]

// `vitest -u` updates the files.
test.each(awkwardJson)('writes the schemas of $id as its golden files have them', async ({ id, json }) => {
  await expect(await codeOf(json)).toMatchFileSnapshot(`fixtures/golden/${id}.ts.txt`)
  const three = await codeOf(json, { version: 3, strict: true })
  await expect(three).toMatchFileSnapshot(`fixtures/golden-3/${id}.ts.txt`)
})

const settings = [
  {},
  { strict: true, formats: false },
  { version: 3 },
  { version: 3, strict: true, inferTypes: false },
] as const

test.each(settings)('with %j, every schema returns its own input unchanged', async (options) => {
  for (const { id, json } of documents)
    expect([id, (await schemaOf(json, options)).parse(JSON.parse(json))]).toEqual([id, expected(json)])
})

test('the types that the compiler infers from schemas fit the JSON', async () => {
  const files: Record<string, string> = {}
  for (const [at, { json }] of documents.entries()) {
    const three = await codeOf(json, { version: 3 })
    files[`${at}.ts`] = `${await codeOf(json)}\nexport const value: Root = RootSchema.parse(0);\n`
    files[`${at}-3.ts`] = `${three.replace('"zod"', '"zod/v3"')}\nexport const value: Root = RootSchema.parse(0);\n`
  }
  expect(typeCheck(files)).toEqual([])
})

test('schemas reject values that differ from their sample', async () => {
  const refuses = async (json: string, other: string, options: Options = {}) => {
    const schema = await schemaOf(json, options)
    return !schema.safeParse(JSON.parse(other)).success
  }
  const literals = `[${Array.from({ length: 20 }, (_, at) => `"${at % 2 ? 'open' : 'closed'}"`)}]`
  expect(await refuses('{"a":1}', '{"a":"x"}')).toBe(true)
  expect(await refuses('{"a":1}', '{}')).toBe(true)
  expect(await refuses('{"a":1}', '{"a":1,"b":2}')).toBe(false)
  expect(await refuses('{"a":1}', '{"a":1,"b":2}', { strict: true })).toBe(true)
  expect(await refuses('["2026-01-05"]', '["x"]')).toBe(true)
  expect(await refuses('["2026-01-05"]', '["x"]', { formats: false })).toBe(false)
  expect(await refuses(literals, '["x"]')).toBe(true)
  expect(await refuses(literals, '["x"]', { literals: false })).toBe(false)
})

test.each([
  ['10:00:00Z', 'z.string()', 'z.string()'],
  ['2026-01-05T10:00:00Z', 'z.iso.datetime({ offset: true })', 'z.string().datetime({ offset: true })'],
  ['ada@example.org', 'z.email()', 'z.string().email()'],
])('checks %s', async (text, four, three) => {
  expect(await codeOf(JSON.stringify(text), { inferTypes: false })).toContain(`= ${four};`)
  expect(await codeOf(JSON.stringify(text), { inferTypes: false, version: 3 })).toContain(`= ${three};`)
})

test('warns of what Zod and JavaScript lose, and accepts the version as a string', async () => {
  const json = '{"__proto__":{"a":1},\n"b":1e400,"b":2}'
  const { code, warnings } = await perform(convert, { json, version: '3' as never, inferTypes: false })
  expect(code).toContain('b: z.number(),')
  expect(warnings).toMatchObject([
    { line: 1, column: 2, code: 'droppedKey', message: 'Zod drops the key "__proto__", and so does the schema' },
    { line: 2, column: 5, code: 'roundedNumber' },
    { line: 2, column: 11, code: 'duplicateKey' },
  ])
})

test.each([
  ['nothing', ' \n', { code: 'empty' }],
  ['what is no JSON', '{"a":\n1,}', { code: 'invalid', params: { line: 2, column: 3, found: '}', expected: '"key"' } }],
])('refuses %s', async (_, json, error) => {
  await expect(perform(convert, { json })).rejects.toMatchObject(error)
})

test('accepts JSON of any depth', async () => {
  expect(await codeOf('['.repeat(50_000) + ']'.repeat(50_000))).toContain('z.unknown()')
  expect(await codeOf(`${'{"a":'.repeat(50_000)}null${'}'.repeat(50_000)}`)).toContain('return RootSchema.nullable();')
})
