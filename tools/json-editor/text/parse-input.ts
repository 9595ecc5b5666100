import type { ToolError } from '#kit/tool-error.ts'
import { depthOf, type JsonIndex } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { beginsValue } from '#lib/json/lines.ts'
import { readDocument, readJson } from '#lib/json/read.ts'
import { errors } from '../errors.ts'

type Side = 'left' | 'right'

interface Reading {
  /** Which of two fields it is, if there are two. */
  side?: Side
  /** Whether NDJSON is several documents, one after the other, and not the items of one array. */
  areSamples?: boolean
}

/**
 * Parses the JSON of a field; NDJSON as the items of an array.
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

/** Converts a syntax error to an error of the tool. */
export const toToolError = (error: JsonSyntaxError, side?: Side): ToolError =>
  errors.invalid({ side: side ? ` (${side})` : '', ...error.params })

/**
 * Refuses input that is nested too deeply for recursive libraries, and for the serialization of values for a page or a
 * client: their stacks end at some 3,000 levels.
 *
 * @throws tooDeep
 */
export function checkDepth(index: JsonIndex): void {
  if (depthOf(index) > depthLimit) throw errors.tooDeep({ limit: depthLimit })
}

export const depthLimit = 1000
