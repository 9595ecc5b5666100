import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { mergeDocuments } from './patch/merge-documents.ts'
import { parsePatch } from './patch/parse-patch.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'

/** Merges a JSON Merge Patch (RFC 7396) into a document: its members replace or are added, null removes. */
export const mergePatch = defineOperation('merge-patch', {
  input: { json: textOf('application/json'), patch: textOf('application/json') },
  output: { json: textOf('application/json') },
  run({ json, patch }, call) {
    const target = parseInput(json, phaseProgress(call, 0, 0.4))
    const merged = mergeDocuments(target, parsePatch(patch, phaseProgress(call, 0.4, 0.6)))
    call.progress(0.8)
    return { json: printJson(merged) }
  },
})
