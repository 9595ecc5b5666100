import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { childrenOf, firstByteOf, type JsonIndex, openBrace, sourceOf } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { sortedByKey } from '#lib/json/sorted-by-key.ts'
import { textOfString } from '#lib/json/strings.ts'
import { lineColumnsOf } from '#lib/text/line-column.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from './errors.ts'
import { sentences } from './notes/sentences.ts'
import { documents, version } from './read/fields.ts'
import { writeDocuments } from './write/write-documents.ts'

/** Converts JSON to YAML with the same values for parsers of YAML 1.1 and 1.2. */
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

/** Warns of values that are valid JSON but are not written, since their key is repeated. */
function warningsOf(index: JsonIndex) {
  const repeated = findDuplicateKeys(index).map((key) => ({
    offset: index.starts[key] ?? 0,
    code: 'duplicateKey' as const,
    params: () => ({ key: truncate(sourceOf(index, key)) }),
  }))
  return listDiagnostics(repeated, (offsets) => lineColumnsOf(index.bytes, offsets), sentences)
}

/**
 * Parses JSON, keeping all digits of numbers.
 *
 * @throws empty, invalid
 */
function parseJson(text: string, progress: (share: number) => void): JsonIndex {
  if (text.trim() === '') throw errors.empty()
  try {
    return readJson(text, progress)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    throw errors.invalid(error.params)
  }
}

/** Finds the keys that a later duplicate overrides, as in JavaScript: YAML does not allow duplicate keys. */
function findOverriddenKeys(index: JsonIndex): Set<number> {
  const overridden = new Set<number>()
  if (findDuplicateKeys(index).length === 0) return overridden
  for (let token = 0; token < index.nexts.length; token++) {
    if (firstByteOf(index, token) !== openBrace) continue
    const last = new Map<string, number>()
    for (const key of childrenOf(index, token)) {
      const name = textOfString(index, key)
      const before = last.get(name)
      if (before !== undefined) overridden.add(before)
      last.set(name, key)
    }
  }
  return overridden
}
