import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { errors } from './errors.ts'
import { parseIndex, parsePointer } from './navigation/json-pointer.ts'
import { TreeNavigation } from './navigation/tree-navigation.ts'
import { maxLayers, StringUnescaper } from './strings/string-unescaper.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'

/** Unescapes strings that hold a JSON object or array, and those within them; keys and other strings stay. */
export const unescapeStrings = defineOperation('unescape', {
  input: {
    json: textOf('application/json'),
    pointer: z.string().default(''),
    depth: z.int().min(0).max(maxLayers).default(0),
  },
  output: { json: textOf('application/json'), count: z.int() },
  run({ json, pointer, depth }, call) {
    const index = parseInput(json, phaseProgress(call, 0, 0.4))
    const opener = new StringUnescaper(depth)
    opener.openWithin(index, findPointer(index, pointer), phaseProgress(call, 0.4, 0.8))
    call.progress(0.8)
    return { json: printJson(opener.finished(), '  ', index.isLines), count: opener.count }
  },
})

function findPointer(index: JsonIndex, pointer: string): number {
  const steps = parsePointer(pointer)
  if (!steps) throw errors.invalidPointer()
  const navigation = new TreeNavigation(index)
  let token = 0
  for (const step of steps) {
    const place: string | number | undefined = navigation.isObject(token) ? step : parseIndex(step)
    const next = place === undefined ? undefined : navigation.childOf(token, place)
    if (next === undefined) throw errors.pointerNotFound()
    token = next
  }
  return token
}
