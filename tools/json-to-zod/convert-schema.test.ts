import { Validator } from '@cfworker/json-schema'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { perform } from '#kit/perform.ts'
import { awkwardSchemas, describedSchema } from '#lib/json-shape/fixtures/awkward-schemas.ts'
import { convert } from './operations.ts'

async function zodOf(schema: object): Promise<z.ZodType> {
  const { code: written } = await perform(convert, { json: JSON.stringify(schema), formats: false })
  const { code } = await transformWithOxc(written, 'schema.ts')
  const script = code.replace(/^import .*$/m, '').replace(/^export (?=const)/gm, '')
  return new Function('z', `${script}\nreturn RootSchema`)(z)
}

test.each(awkwardSchemas)('Zod accepts the valid documents of $id unchanged', async ({ schema, documents }) => {
  const zod = await zodOf(schema)
  const { $schema } = schema as { $schema: string }
  const draft = /draft-0?(\d)\b|draft\/([\d-]+)/.exec($schema)?.slice(1).find(Boolean) as
    | '4'
    | '7'
    | '2019-09'
    | '2020-12'
  const validator = new Validator(schema, draft)
  const fitting = documents.filter((document) => validator.validate(document).valid)
  expect(fitting.length).toBeGreaterThan(0)
  for (const document of fitting) expect(zod.parse(document)).toEqual(document)
  // Types express less than a schema, but not nothing.
  const refused = documents.filter((document) => !zod.safeParse(document).success)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter((document) => fitting.includes(document))).toEqual([])
})

test('descriptions of a schema are comments', async () => {
  const { code } = await perform(convert, { json: JSON.stringify(describedSchema) })
  expect(code.match(/^ *\/\*\*.*$/gm)).toEqual([
    '/** # 标题 */',
    '/** The end *\\/ of /\\* one; \\u002a/ {@link x} <b> import os and more \\u000a */',
    "  /** - ``a list'' � */",
    '  /** *\\/ export const x = 1 /\\* */',
  ])
})

test.each([
  [4, 'z.looseObject({\n  a: z.string().optional(),\n});'],
  [3, 'z\n  .object({\n    a: z.string().optional(),\n  })\n  .passthrough();'],
])(
  'Zod %i has a union, and a schema that could take what is meant for another keeps its keys',
  async (version, loose) => {
    const object = (title: string, key: string) => ({
      title,
      type: 'object',
      properties: { [key]: { type: 'string' } },
    })
    const json = JSON.stringify({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      anyOf: [object('One', 'a'), object('Two', 'b')],
    })
    const { code, warnings } = await perform(convert, { json, version })
    expect(code).toContain(`export const OneSchema = ${loose}`)
    expect(code).toContain('export const TwoSchema = z.object({\n  b: z.string().optional(),\n});')
    expect(code).toContain('export const RootSchema = z.union([OneSchema, TwoSchema]);')
    expect(warnings).toEqual([])
  },
)

test.each(['int64', 'uint64'])('whole numbers of the format %s are whole, beyond 53 bits too', async (format) => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema'
  const zod = await zodOf({ $schema, type: 'object', properties: { n: { type: 'integer', format } } })
  expect(zod.safeParse({ n: 1.5 }).success).toBe(false)
  expect(zod.safeParse({ n: 2 ** 60 }).success).toBe(true)
})
