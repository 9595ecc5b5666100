import { excerptOf } from '#lib/json/excerpt.ts'
import { childrenOf, firstByteOf, type JsonIndex, openBrace, openBracket, quote } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { textOfString } from '#lib/json/strings.ts'
import { lineColumnsOf } from '#lib/text/line-column.ts'
import { errors } from '../errors.ts'
import { parsePointer } from '../navigation/json-pointer.ts'
import type { Steps } from './patched-document.ts'

/** A JSON Pointer in a patch: its text, and its steps. */
export interface Place {
  pointer: string
  steps: Steps
}

/** An operation of a JSON Patch; its value is a token of the patch. */
export type PatchOperation = { token: number } & (
  | { op: 'add' | 'replace' | 'test'; path: Place; value: number }
  | { op: 'remove'; path: Place }
  | { op: 'move' | 'copy'; path: Place; from: Place }
)

/**
 * Reads the operations of a JSON Patch (RFC 6902, section 4). Unknown members are ignored.
 *
 * @throws invalidPatch, duplicateMember
 */
export function readOperations(index: JsonIndex): PatchOperation[] {
  if (firstByteOf(index, 0) !== openBracket) throw invalid(index, 0, '[')
  return childrenOf(index, 0).map((token, at) => readOperation(index, token, at))
}

function readOperation(index: JsonIndex, token: number, at: number): PatchOperation {
  if (firstByteOf(index, token) !== openBrace) throw invalid(index, token, '{')
  const members = membersOf(index, token, at)
  const need = (name: string): number => {
    const value = members.get(name)
    if (value === undefined) throw missing(index, token, name)
    return value
  }
  const placeOf = (name: string): Place => {
    const value = need(name)
    const pointer = firstByteOf(index, value) === quote ? textOfString(index, value) : 'none'
    const steps = parsePointer(pointer)
    // Only ~0 and ~1 are escapes (RFC 6901, section 3).
    if (!steps) throw invalid(index, value, pointer.startsWith('/') ? '~0 ~1' : '"/…"')
    return { pointer, steps }
  }
  const opToken = need('op')
  const op = firstByteOf(index, opToken) === quote ? textOfString(index, opToken) : ''
  switch (op) {
    case 'add':
    case 'replace':
    case 'test':
      return { token, op, path: placeOf('path'), value: need('value') }
    case 'remove':
      return { token, op, path: placeOf('path') }
    case 'move':
    case 'copy':
      return { token, op, from: placeOf('from'), path: placeOf('path') }
    default:
      throw invalid(index, opToken, '"add" "remove" "replace" "move" "copy" "test"')
  }
}

/** The members of an operation, each of which may come once. */
function membersOf(index: JsonIndex, token: number, at: number): Map<string, number> {
  const members = new Map<string, number>()
  for (const key of childrenOf(index, token)) {
    const name = textOfString(index, key)
    if (!names.has(name)) continue
    if (members.has(name)) throw errors.duplicateMember({ index: at, key: name, ...placeIn(index, key) })
    members.set(name, key + 1)
  }
  return members
}

const names = new Set(['op', 'path', 'from', 'value'])

/** The position of a token in the patch. */
export const placeIn = ({ bytes, starts }: JsonIndex, token: number): { line: number; column: number } =>
  lineColumnsOf(bytes, [starts[token] ?? 0])[0] ?? { line: 1, column: 1 }

const invalid = (index: JsonIndex, token: number, expected: string) =>
  refusal(new JsonSyntaxError(index.bytes, index.starts[token] ?? 0, expected, excerptOf(index, token, 60)))

const missing = (index: JsonIndex, token: number, name: string) =>
  refusal(new JsonSyntaxError(index.bytes, (index.ends[token] ?? 1) - 1, `"${name}"`))

const refusal = (error: JsonSyntaxError) => errors.invalidPatch(error.params)
