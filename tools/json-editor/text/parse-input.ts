import type { ToolError } from '#kit/tool-error.ts'
import { depthOf, type JsonIndex } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { beginsValue } from '#lib/json/lines.ts'
import { readDocument, readJson } from '#lib/json/read.ts'
import { errors } from '../errors.ts'

type Side = 'left' | 'right'

interface Reading {
  /** Which of two fields it is, where there are two. */
  side?: Side
  /** Whether values on lines of their own are several documents, one after the other, and not the items of one list. */
  areSamples?: boolean
}

/**
 * Reads the JSON of a field; values on lines of their own (NDJSON) as the items of a list.
 *
 * @param progress told the share that is read, now and then
 * @throws empty, invalid
 */
export function parseInput(
  text: string,
  progress?: (share: number) => void,
  { side, areSamples }: Reading = {},
): JsonIndex {
  if (text.trim() === '') throw errors.empty()
  try {
    return areSamples ? readJson(text, progress, beginsValue) : readDocument(text, progress)
  } catch (error) {
    throw error instanceof JsonSyntaxError ? toToolError(error, side) : error
  }
}

/** Makes an error of the tool of one in the syntax. */
export const toToolError = (error: JsonSyntaxError, side?: Side): ToolError =>
  errors.invalid({ side: side ? ` (${side})` : '', ...error.position, found: error.found, expected: error.expected })

/**
 * Refuses what is nested too deeply for libraries that call themselves level by level, and for values on their way to a
 * page or a client: their stacks end at some 3,000 levels.
 *
 * @throws tooDeep
 */
export function checkDepth(index: JsonIndex): void {
  if (depthOf(index) > depthLimit) throw errors.tooDeep({ limit: depthLimit })
}

export const depthLimit = 1000
