import { canonicalNumber } from '#lib/json/decimal.ts'
import type { Generated } from './generated.ts'

/** Says where what was written back differs from what was read; nothing where it is the same value. */
export function findDifference(written: string, { json, lostKeys, blurredKeys }: Generated): string | undefined {
  const keep = (key: string, value: unknown) => !lostKeys.has(key) && !(value === null && blurredKeys.has(key))
  const [before, after] = [json, written].map((text) => canonicalJson(text, keep))
  if (before === after) return undefined
  let at = 0
  while (before?.[at] === after?.[at]) at++
  return `…${before?.slice(Math.max(0, at - 20), at + 60)} became …${after?.slice(Math.max(0, at - 20), at + 60)}`
}

/** Writes JSON in one form for all its spellings: keys sorted, numbers exact. */
function canonicalJson(text: string, keep: (key: string, value: unknown) => boolean): string {
  // TypeScript does not know yet that a reviver is told the source of a number.
  const revive = (_key: string, value: unknown, context?: { source: string }): unknown => {
    if (typeof value === 'number') return `number ${canonicalNumber(context?.source ?? '')}`
    if (typeof value === 'string') return `string ${value.toWellFormed()}`
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const members = Object.entries(value).map(([key, member]) => [key.toWellFormed(), member] as const)
    return Object.fromEntries(members.filter(([key, member]) => keep(key, member)).sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  return JSON.stringify(JSON.parse(text, revive as Parameters<typeof JSON.parse>[1]))
}
