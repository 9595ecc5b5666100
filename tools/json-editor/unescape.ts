import { z } from 'zod'
import { phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { type JsonIndex, openBrace, openBracket, quote } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { textOfString } from '#lib/json/strings.ts'
import { errors } from './errors.ts'
import { parseIndex, parsePointer } from './navigation/json-pointer.ts'
import { TreeNavigation } from './navigation/tree-navigation.ts'
import { DocumentBuilder } from './patch/document-builder.ts'
import { parseInput } from './text/parse-input.ts'
import { printJson } from './text/print-json.ts'

/** Rewrites a document with strings that contain JSON objects or arrays replaced by these. */
class StringUnescaper {
  /** How many strings were unescaped. */
  count = 0
  private assembly = new DocumentBuilder()
  private depth: number

  /** @param depth how many layers of strings within strings to unescape; 0 for all */
  constructor(depth: number) {
    this.depth = depth
  }

  /**
   * Unescapes the strings within a value of a document, and within the unescaped JSON.
   *
   * @param value the token of the value; everything outside of it is copied
   * @param progress told the share of the tokens that is done, now and then
   * @throws tooManyLayers
   */
  openWithin(index: JsonIndex, value: number, progress: (share: number) => void): void {
    this.write(index, value, 1, progress)
  }

  finished(): JsonIndex {
    return this.assembly.finished()
  }

  /** Writes one text. It recurses for each layer of strings, of which there are few, not for each level. */
  private write(index: JsonIndex, value: number, layer: number, progress?: (share: number) => void): void {
    const { bytes, starts, nexts } = index
    const source = this.assembly.source(index)
    const open: { token: number; container: number; isObject: boolean }[] = []
    const end = nexts[value] ?? 0
    let isAfterKey = false
    for (let token = 0; token < nexts.length; token++) {
      if ((token & often) === 0) progress?.(token / nexts.length)
      const first = bytes[starts[token] ?? 0]
      const isContainer = first === openBrace || first === openBracket
      const isKey: boolean = !isContainer && !isAfterKey && open.at(-1)?.isObject === true
      isAfterKey = isKey
      if (isContainer) {
        open.push({ token, container: this.assembly.begin(source, token), isObject: first === openBrace })
      } else {
        const mayOpen = first === quote && !isKey && token >= value && token < end
        const held = mayOpen ? this.readHeld(index, token, layer) : undefined
        if (held) this.write(held, 0, layer + 1)
        else this.assembly.copy(source, token)
      }
      for (let last = open.at(-1); last && nexts[last.token] === token + 1; last = open.at(-1)) {
        this.assembly.end(last.container)
        open.pop()
      }
    }
  }

  /** Parses the object or array in a string; undefined where there is none, or the depth is reached. */
  private readHeld(index: JsonIndex, token: number, layer: number): JsonIndex | undefined {
    if (this.depth > 0 && layer > this.depth) return undefined
    if (!mayHold(index, token)) return undefined
    const text = textOfString(index, token)
    if (!/^[ \t\n\r]*(?:\{.*\}|\[.*\])[ \t\n\r]*$/s.test(text)) return undefined
    try {
      const held = readJson(text)
      if (layer > maxLayers) throw errors.tooManyLayers({ limit: maxLayers })
      this.count++
      return held
    } catch (error) {
      if (error instanceof JsonSyntaxError) return undefined
      throw error
    }
  }
}

/** Tells by the first byte that is no space whether a string may hold an object or array; it may be escaped. */
function mayHold({ bytes, starts }: JsonIndex, token: number): boolean {
  let at = (starts[token] ?? 0) + 1
  while (bytes[at] === space) at++
  const first = bytes[at]
  return first === openBrace || first === openBracket || first === backslash
}

/** Each layer may escape all of its content again: without a limit, time would be quadratic. */
const maxLayers = 64

/** Every 65,536 tokens. */
const often = 2 ** 16 - 1

const [space, backslash] = [0x20, 0x5c]

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
