import { listDiagnostics } from '#lib/diagnostics.ts'
import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { type JsonIndex, sourceOf } from '#lib/json/json-index.ts'
import { lineColumnsOf } from '#lib/text/line-column.ts'
import { truncate } from '#lib/text/truncate.ts'
import { sentences } from './sentences.ts'

/** Warns of what is valid JSON and yet is not written: values whose key comes again. */
export function warningsOf(index: JsonIndex) {
  const repeated = findDuplicateKeys(index).map((key) => ({
    offset: index.starts[key] ?? 0,
    code: 'duplicateKey' as const,
    params: () => ({ key: truncate(sourceOf(index, key)) }),
  }))
  return listDiagnostics(repeated, (offsets) => lineColumnsOf(index.bytes, offsets), sentences)
}
