import type { JSONValue } from 'json-p3'
import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { sourceOf } from '#lib/json/json-index.ts'
import { toValue } from '#lib/json/to-value.ts'
import { maxTextLength } from '#lib/json/write.ts'
import { errors } from './errors.ts'
import { normalizedPath } from './navigation/normalized-path.ts'
import { TreeNavigation } from './navigation/tree-navigation.ts'
import { compilePath } from './query/compile-path.ts'
import { checkDepth, parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'

/**
 * Runs a JSONPath (RFC 9535). Each match comes as its source text, with every digit, its normalized path, and its
 * JavaScript value.
 */
export const query = defineOperation('query', {
  input: { json: textOf('application/json'), path: z.string() },
  output: {
    json: textOf('application/json'),
    matches: z.array(z.strictObject({ path: z.string(), value: z.unknown(), json: z.string() })),
    count: z.int(),
  },
  async run({ json, path }, call) {
    const index = parseInput(json, phaseProgress(call, 0, 0.3))
    checkDepth(index)
    const compiled = await compilePath(path)
    call.progress(0.3)
    const value = toValue(index)
    call.progress(0.5)
    const navigation = new TreeNavigation(index)
    // Lazily, since the eager query pushes all children of a node as arguments, of which there may be too many.
    const nodes = compiled.lazyQuery(value as JSONValue)
    const matches = Array.from(nodes, (node) => ({
      path: normalizedPath(node.location),
      value: node.value,
      json: sourceOf(index, navigation.find(node.location) ?? 0),
    }))
    call.progress(0.9)
    if (matches.length === 0) throw errors.pathNotFound()
    return { json: listOf(matches), matches, count: matches.length }
  },
})

function listOf(matches: { json: string }[]): string {
  const length = matches.reduce((sum, match) => sum + match.json.length + 1, 1)
  if (length > maxTextLength) throw errors.tooLarge()
  return printJson(parseInput(`[${matches.map((match) => match.json).join(',')}]`))
}
