import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from './errors.ts'
import { parsePatch } from './patch/parse-patch.ts'
import { maxCopiedBytes, PatchedDocument, type Steps } from './patch/patched-document.ts'
import { type PatchOperation, type Place, placeIn, readOperations } from './patch/read-operations.ts'
import { areEqual, type Value } from './patch/value.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'

/** Applies a JSON Patch (RFC 6902) to a document: all of its operations, or none where one of them fails. */
export const applyPatch = defineOperation('apply-patch', {
  input: { json: textOf('application/json'), patch: textOf('application/json') },
  output: { json: textOf('application/json') },
  run({ json, patch }, call) {
    const target = parseInput(json, phaseProgress(call, 0, 0.3))
    const index = parsePatch(patch, phaseProgress(call, 0.3, 0.5))
    const operations = readOperations(index)
    const document = new PatchedDocument(target, index)
    operations.forEach((operation, at) => {
      const where = (pointer: string) => {
        return { index: at, pointer: truncate(pointer, 200), ...placeIn(index, operation.token) }
      }
      if (!apply(document, operation, where)) throw errors.patchPathNotFound(where(operation.path.pointer))
    })
    call.progress(0.7)
    return { json: printJson(document.finished(), '  ', target.isLines) }
  },
})

/** Where an operation failed: its index from 0, its position in the patch, and its path in the document. */
type Where = (pointer: string) => { index: number; pointer: string; line: number; column: number }

/** Applies an operation; false where its path leads nowhere. */
function apply(document: PatchedDocument, operation: PatchOperation, where: Where): boolean {
  const { steps, pointer } = operation.path
  switch (operation.op) {
    case 'add':
      return document.add(steps, document.patchValue(operation.value))
    case 'replace':
      return document.replace(steps, document.patchValue(operation.value))
    case 'test':
      if (areEqual(find(document, operation.path, where), document.patchValue(operation.value))) return true
      throw errors.testFailed(where(pointer))
    case 'remove':
      if (steps.length === 0) throw errors.wholeRemoved(where(pointer))
      return document.remove(steps)
    case 'copy': {
      const copy = document.copyOf(find(document, operation.from, where))
      if (!copy) throw errors.copiesTooLarge({ ...where(pointer), limit: maxCopiedBytes / 2 ** 20 })
      return document.add(steps, copy)
    }
    case 'move': {
      const { from } = operation
      const value = find(document, from, where)
      if (from.pointer === pointer) return true
      if (isWithin(from.steps, steps)) throw errors.movedIntoItself(where(pointer))
      document.remove(from.steps)
      return document.add(steps, value)
    }
  }
}

function find(document: PatchedDocument, { steps, pointer }: Place, where: Where): Value {
  const value = document.find(steps)
  if (!value) throw errors.patchPathNotFound(where(pointer))
  return value
}

const isWithin = (outer: Steps, inner: Steps): boolean => outer.every((step, at) => step === inner[at])
