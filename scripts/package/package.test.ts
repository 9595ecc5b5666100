import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadEveryTool } from '#core/load-tools.node.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import type { Chunk } from './bundle.ts'
import { camelCase, indexModule } from './library-modules.ts'
import { manifestOf } from './manifest.ts'
import { typeOf } from './write-types.ts'

const development = {
  name: 'toolbench',
  version: '1.0.0',
  license: 'GPL-3.0-or-later',
  mcpName: 'io.github.toolbench/toolbench',
  dependencies: { jose: '1.0.0', sharp: '1.0.0', fastify: '1.0.0', react: '1.0.0', zod: '1.0.0' },
}
const chunk = (fileName: string, code: string, imports: string[] = []) =>
  ({ fileName, code, imports, dynamicImports: [], name: '' }) as unknown as Chunk

test('the package depends on imported packages; large ones and those of the site are optional', () => {
  const chunks = [
    chunk('tools/jwt/operations.js', '', ['chunks/jwt.js']),
    chunk('chunks/jwt.js', 'import{a}from"jose/jwt";import("sharp")'),
    chunk('chunks/serve-abc.js', 'import f from"fastify"'),
  ]
  const manifest = manifestOf(development, chunks, ['jwt'])
  expect(manifest).toMatchObject({
    name: 'toolbench',
    version: '1.0.0',
    license: 'GPL-3.0-or-later',
    mcpName: 'io.github.toolbench/toolbench',
    engines: { node: '>=20.19' },
    bin: { toolbench: 'bin/toolbench.mjs' },
    dependencies: { jose: '1.0.0' },
    optionalDependencies: { sharp: '1.0.0', fastify: '1.0.0' },
  })
  expect(manifest.dependencies).not.toHaveProperty('react')
  expect(Object.keys(manifest.exports)).toEqual(['.', './jwt', './package.json'])
  expect(manifest).not.toHaveProperty('scripts')
})

test('types are generated from schemas', () => {
  const of = (schema: JsonSchema) => typeOf(schema, 'input').replaceAll(/\s+/g, ' ')
  expect(of({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('Array<"a" | "b">')
  expect(of({ anyOf: [{ type: 'string' }, { type: 'object', format: 'file' }] })).toBe('string | File')
  expect(of({ type: ['string', 'null'] })).toBe('string | null')
  expect(of({ type: 'object', additionalProperties: { type: 'integer' } })).toBe('Record<string, number>')
  const properties = { a: { type: 'string' as const }, 'b-c': { type: 'boolean' as const } }
  expect(of({ type: 'object', properties, required: ['a'] })).toBe('{ a: string "b-c"?: boolean }')
})

test('the library exports all tools under valid identifiers', async () => {
  expect(camelCase('json-editor')).toBe('jsonEditor')
  const code = indexModule(new Map([['json-to-go', ['generate']]]))
  expect(code).toContain(
    "export const jsonToGo = { generate: async (input, options) => (await import('library:json-to-go'))",
  )
})

// Changes of this list belong in the changelog; `vitest -u` updates it.
test('the public API matches its snapshot', async () => {
  const tools = (await loadEveryTool()).toSorted((a, b) => a.id.localeCompare(b.id))
  const lines = tools.flatMap(({ id, operations, errors }) => [
    ...Object.entries(operations).map(([name, operation]) => {
      const input = jsonSchemaOf(operation, 'input', emptyTexts)
      const fields = Object.keys(input.properties ?? {}).map((f) => (input.required?.includes(f) ? f : `${f}?`))
      const output = Object.keys(jsonSchemaOf(operation, 'output', emptyTexts).properties ?? {})
      return `${camelCase(id)}.${name}({ ${fields.join(', ')} }) -> { ${output.join(', ')} }`
    }),
    `${camelCase(id)} throws ${Object.keys(errors).sort().join(', ')}`,
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/library-public.txt'))
})
