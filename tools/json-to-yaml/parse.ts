import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { readJson } from '#lib/json/read.ts'
import { maxTextLength, writeJson } from '#lib/json/write.ts'
import { errors } from './errors.ts'
import { sentences } from './notes/sentences.ts'
import { buildDocuments } from './read/build-documents.ts'
import { documents, version } from './read/fields.ts'
import { readEvents } from './read/read-events.ts'
import { writeNodes } from './read/write-nodes.ts'

/** Reads YAML as JSON: one document gives its value, several give a list of them. */
export const parse = defineOperation('parse', {
  undoneBy: 'convert',
  undoneWith: { version: { from: 'version' }, documents: { from: 'documents' } },
  input: {
    yaml: textOf('application/yaml'),
    indent: z.int().min(1).max(8).default(2),
    version,
    documents,
  },
  output: { json: textOf('application/json'), warnings: diagnosticsField(sentences) },
  async run({ yaml, indent, version: given, documents: how }, call) {
    if (yaml.trim() === '') throw errors.empty()
    const { events, read } = await readEvents(yaml)
    call.progress(0.4)
    const { roots, remarks } = await buildDocuments(read, events, given)
    call.progress(0.7)
    const isList = how === 'many' || roots.length > 1
    const compact = isList ? `[${roots.map(writeNodes).join()}]` : roots[0] ? writeNodes(roots[0]) : 'null'
    if (compact.length > maxTextLength) throw errors.tooLarge()
    const json = writeJson(readJson(compact, phaseProgress(call, 0.8, 0.9)), ' '.repeat(indent))
    if (json === undefined) throw errors.tooLarge()
    return { json, warnings: listDiagnostics(remarks, read.placesOf, sentences) }
  },
})
