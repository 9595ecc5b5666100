import type { Schema } from '@cfworker/json-schema'
import { truncate } from '#lib/text/truncate.ts'
import type { NoteContent } from '../notes/notes.ts'
import { subschemasOf } from './subschemas.ts'

/** The supported drafts; draft 5 has the meta-schema of draft 4. */
const knownDialect = /^https?:\/\/json-schema\.org\/(draft-0[4-7]|draft\/(2019-09|2020-12))\/schema#?$/

/**
 * Lists what a schema asks for and is not checked, each once: unknown formats, and dialects other than JSON Schema's
 * own, which are read as the draft of the root.
 */
export function uncheckedRules(schema: unknown, formats: Record<string, unknown>): NoteContent[] {
  const notes = new Map<string, NoteContent>()
  for (const { schema: each } of subschemasOf(schema)) {
    const { format, $schema }: Schema = Object(each)
    if (typeof format === 'string' && !Object.hasOwn(formats, format)) {
      notes.set(`format ${format}`, { code: 'unknownFormat', params: { format: truncate(format) } })
    }
    if (typeof $schema === 'string' && !knownDialect.test($schema)) {
      notes.set(`dialect ${$schema}`, { code: 'unknownDialect', params: { dialect: truncate($schema) } })
    }
  }
  return Array.from(notes.values())
}
