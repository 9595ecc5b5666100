import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { JsonFault } from '#lib/json/json-fault.ts'
import { type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { readJson } from '#lib/json/read.ts'
import { errors as failures } from './errors.ts'
import { Locator } from './locator.ts'
import { normalizedPath } from './normalized-path.ts'
import { listNotes, note } from './notes.ts'
import { checkDepth } from './open.ts'
import { checkAgainst } from './schema.ts'
import { warnings, warningsOf } from './warnings.ts'

const finding = note.extend({ path: z.string() })

/** Says what is wrong with JSON, by its grammar (RFC 8259) and by a JSON Schema where one is given. */
export const validate = defineOperation('validate', {
  input: { json: textOf('application/json'), schema: textOf('application/json').optional() },
  output: { valid: z.boolean(), errors: z.array(finding), warnings },
  async run({ json, schema = '' }) {
    if (json.trim() === '') throw failures.empty()
    const index = readOrFind(json)
    if ('message' in index) return { valid: false, errors: [index], warnings: [] }
    const errors = schema.trim() === '' ? [] : await findErrors(index, schema)
    return { valid: errors.length === 0, errors, warnings: warningsOf(index) }
  },
})

function readOrFind(json: string): JsonIndex | z.output<typeof finding> {
  try {
    return readJson(json)
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault
    return { ...fault.place, path: '', message: fault.message }
  }
}

async function findErrors(index: JsonIndex, schema: string): Promise<z.output<typeof finding>[]> {
  checkDepth(index)
  const locator = new Locator(index)
  const violations = await checkAgainst(schema, JSON.parse(sourceOf(index, 0)))
  const remarks = violations
    .map(({ location, message }) => ({
      offset: index.starts[locator.find(location)] ?? 0,
      path: () => normalizedPath(location),
      message: () => message,
    }))
    .sort((a, b) => a.offset - b.offset)
  return listNotes(index.bytes, remarks).map((listed, at) => ({ ...listed, path: remarks[at]?.path() ?? '' }))
}
