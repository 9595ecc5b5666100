import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { lineColumnsAt } from '#lib/json/lines.ts'
import { readDocument } from '#lib/json/read.ts'
import { errors as failures } from './errors.ts'
import { normalizedPath } from './navigation/normalized-path.ts'
import { listNotes, type NoteContent, note, toNote } from './notes/notes.ts'
import { warnings, warningsOf } from './notes/warnings.ts'
import { locateIssues } from './schema/locate-issues.ts'

const validationError = note.extend({ path: z.string() })

/** Says what is wrong with JSON, by its grammar (RFC 8259) and by a JSON Schema where one is given. */
export const validate = defineOperation('validate', {
  input: { json: textOf('application/json'), schema: textOf('application/json').optional() },
  output: { valid: z.boolean(), errors: z.array(validationError), warnings },
  async run({ json, schema = '' }, call) {
    if (json.trim() === '') throw failures.empty()
    const index = readOrExplain(json, phaseProgress(call, 0, 0.4))
    if ('message' in index) return { valid: false, errors: [index], warnings: [] }
    call.progress(0.4)
    const nothing = { errors: [], unchecked: [] }
    const { errors, unchecked } =
      schema.trim() === '' ? nothing : await findErrors(index, schema, phaseProgress(call, 0.4, 0.9))
    call.progress(0.9)
    return { valid: errors.length === 0, errors, warnings: warningsOf(index, unchecked) }
  },
})

type ValidationError = z.output<typeof validationError>

function readOrExplain(json: string, progress: (share: number) => void): JsonIndex | ValidationError {
  try {
    return readDocument(json, progress)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    const params = { found: error.found, expected: error.expected }
    return { ...toNote(error.position, { code: 'syntax', params }), path: '' }
  }
}

async function findErrors(
  index: JsonIndex,
  schema: string,
  progress: (share: number) => void,
): Promise<{ errors: ValidationError[]; unchecked: NoteContent[] }> {
  const { issues, unchecked } = await locateIssues(index, schema, progress)
  const pending = issues.map(({ token, content }) => ({ offset: index.starts[token] ?? 0, content }))
  const notes = listNotes((offsets) => lineColumnsAt(index, offsets), pending)
  const pathOf = (at: number) => normalizedPath(issues[at]?.location ?? [])
  return { errors: notes.map((listed, at) => ({ ...listed, path: pathOf(at) })), unchecked }
}
