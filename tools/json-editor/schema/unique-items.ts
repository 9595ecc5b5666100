import type { Schema } from '@cfworker/json-schema'
import { subschemasOf } from './subschemas.ts'

/** The replacement for `uniqueItems` of long arrays. */
export interface UniqueItemsRewrite {
  /** The schema of the arrays that have equal items. */
  forbidden: Schema
  /** These arrays, with the indexes of their first two equal items. */
  pairs: Map<unknown, [number, number]>
}

/**
 * Rewrites `uniqueItems` in a schema for a value with long arrays: the library compares all pairs of items, which takes
 * minutes for a hundred thousand. Long arrays are checked here, and those with equal items forbidden.
 */
export function rewriteUniqueItems(schema: unknown, value: unknown): UniqueItemsRewrite | undefined {
  const askers = Array.from(subschemasOf(schema), ({ schema: rule }): Schema => Object(rule)).filter(
    ({ uniqueItems, allOf = [] }) => uniqueItems === true && Array.isArray(allOf),
  )
  const pairs = askers.length > 0 ? findEqualItems(value) : undefined
  if (!pairs) return undefined
  const forbidden: Schema = { enum: Array.from(pairs.keys()) }
  for (const rule of askers) {
    rule.uniqueItems = false
    const ofShort = { if: { minItems: maxComparedItems + 1 }, else: { uniqueItems: true } }
    const ofLong = { if: { maxItems: maxComparedItems }, else: { not: forbidden } }
    rule.allOf = [...(rule.allOf ?? []), ofShort, ofLong]
  }
  return { forbidden, pairs }
}

/** An array that is so long that comparing all pairs takes long. */
const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > maxComparedItems

/** The most items of which all pairs are compared. */
const maxComparedItems = 100

/**
 * Finds the long arrays in a value that have two equal items, in linear time: each array with the indexes of its first
 * two. Undefined where no array is long.
 */
function findEqualItems(value: unknown): Map<unknown, [number, number]> | undefined {
  const long = Array.from(listsIn(value)).filter(isLong)
  if (long.length === 0) return undefined
  const ids = new Map<string, number>()
  const pairs = new Map<unknown, [number, number]>()
  for (const list of long) {
    const pair = firstPair(list.map((item) => idOf(item, ids)))
    if (pair) pairs.set(list, pair)
  }
  return pairs
}

function* listsIn(value: unknown): Generator<unknown[]> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) yield value
  for (const child of Object.values(value)) yield* listsIn(child)
}

function firstPair(ids: number[]): [number, number] | undefined {
  const seen = new Map<number, number>()
  for (const [index, id] of ids.entries()) {
    const first = seen.get(id)
    if (first !== undefined) return [first, index]
    seen.set(id, index)
  }
  return undefined
}

/** Numbers values so that equal ones have equal numbers, whatever the order of their keys. */
function idOf(value: unknown, ids: Map<string, number>): number {
  const description = describe(value, ids)
  const id = ids.get(description) ?? ids.size
  ids.set(description, id)
  return id
}

function describe(value: unknown, ids: Map<string, number>): string {
  if (Array.isArray(value)) return `[${value.map((item) => idOf(item, ids))}`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value === 0 ? 0 : value)
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${idOf(member, ids)}`)
  return `{${members.sort()}`
}
