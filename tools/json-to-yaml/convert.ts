import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { sortedByKey } from '#lib/json/sorted-by-key.ts'
import { sentences } from './notes/sentences.ts'
import { warningsOf } from './notes/warnings.ts'
import { documents, version } from './read/fields.ts'
import { parseJson } from './read/parse-json.ts'
import { findOverriddenKeys } from './write/overridden-keys.ts'
import { writeDocuments } from './write/write-documents.ts'

/** Writes JSON as YAML that readers of YAML 1.1 and 1.2 take for the same values. */
export const convert = defineOperation('convert', {
  undoneBy: 'parse',
  undoneWith: { version: { from: 'version' }, documents: { from: 'documents' } },
  input: {
    json: textOf('application/json'),
    indent: z.int().min(1).max(8).default(2),
    sortKeys: z.boolean().default(false),
    quotes: z.enum(['auto', 'single', 'double']).default('auto'),
    lineWidth: advanced(z.int().min(0).max(1000).default(0)),
    version,
    documents,
  },
  output: { yaml: textOf('application/yaml'), warnings: diagnosticsField(sentences) },
  run({ json, sortKeys, ...style }, call) {
    const index = parseJson(json, phaseProgress(call, 0, 0.3))
    call.progress(0.3)
    const ordered = sortKeys ? sortedByKey(index) : index
    const yaml = writeDocuments(ordered, { ...style, overridden: findOverriddenKeys(ordered) })
    call.progress(0.9)
    return { yaml, warnings: warningsOf(index) }
  },
})
