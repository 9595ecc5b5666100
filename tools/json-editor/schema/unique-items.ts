import type { Schema } from '@cfworker/json-schema'
import { findEqualItems, maxComparedItems } from './equal-items.ts'
import { subschemasOf } from './subschemas.ts'

/** What stands in a schema for `uniqueItems` of long lists. */
export interface UniqueItemsRewrite {
  /** The schema of the lists that have equal items. */
  forbidden: Schema
  /** These lists, with the indexes of their first two equal items. */
  pairs: Map<unknown, [number, number]>
}

/**
 * Rewrites `uniqueItems` in a schema for one value, where a list in it is long: the library compares each item with each
 * other, which for a hundred thousand takes minutes. Long lists are checked here, and those with equal items forbidden.
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
