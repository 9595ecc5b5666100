import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { issuesIn } from '#kit/check-schema.ts'
import type { ValidationIssue } from '#kit/input-error.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Operation } from '#kit/operation.ts'
import type { Sample } from '#kit/samples.ts'
import { describeOperation } from '#kit/schema-of.ts'
import { validationIssuesOf } from '#kit/validation-issues.ts'

const tools = readdirSync('tools', { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** What people, links and old storages put into a field that takes something else. */
const misfits = [undefined, null, '', 'x', -1, 0, 0.5, 7, 1e300, Number.NaN, true, [], [7], {}, [{ name: 1 }]]

describe.each(tools.map(({ name }) => name))('%s', async (id) => {
  const operations: Record<string, Operation> = { ...(await import(`./${id}/operations.ts`)) }
  const { samples }: { samples: Record<string, Sample[]> } = await import(`./${id}/samples.ts`)

  test.each(Object.entries(operations))('of %s it finds what the operation itself refuses', (name, operation) => {
    const { input } = describeOperation(operation)
    const compare = (raw: Record<string, unknown>) => {
      const refused = validationIssuesOf(operation.input, raw)
      const issues = issuesIn(input, raw)
      expect({ raw, fields: fieldsOf(issues) }).toEqual({ raw, fields: fieldsOf(refused) })
      // Of several complaints about one value the page makes one.
      for (const issue of issues) expect(refused).toContainEqual(issue)
    }
    for (const sample of samples[name] ?? []) {
      const given = sample.input as Record<string, unknown>
      compare(given)
      compare({ ...given, nonsense: 1 })
      for (const field of Object.keys(operation.input.shape))
        for (const misfit of misfits) compare({ ...given, [field]: misfit })
    }
  })
})

const fieldsOf = (issues: ValidationIssue[]): string[] => [...new Set(issues.map(({ field }) => field))].sort()

test('it knows every keyword that the description of an operation holds', async () => {
  const supported = [
    ...['$schema', 'type', 'enum', 'anyOf', 'items', 'properties', 'required', 'additionalProperties'],
    ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'format', 'default'],
    // These say what a value is for, and refuse none.
    ...[
      'contentMediaType',
      'contentEncoding',
      'readOnly',
      'examples',
      'x-only-for',
      'x-advanced',
      'x-saved-as',
      'x-keeps-bom',
    ],
  ]
  const used = new Set<string>()
  for (const { name } of tools) {
    const operations: Record<string, Operation> = { ...(await import(`./${name}/operations.ts`)) }
    for (const operation of Object.values(operations)) addKeywords(describeOperation(operation).input, used)
  }
  expect([...used].filter((keyword) => !supported.includes(keyword))).toEqual([])
})

function addKeywords(schema: JsonSchema, used: Set<string>): void {
  for (const keyword of Object.keys(schema)) used.add(keyword)
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    schema.items,
    schema.additionalProperties,
  ]
  for (const each of inside) if (typeof each === 'object' && !Array.isArray(each)) addKeywords(each, used)
}
