import type { Values } from '#kit/values.ts'

/** Makes in what is stored the changes from `before` to `now`, and no others: the rest may be another tab's. */
export function withChanges(stored: Values, before: Values, now: Values): Values {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  const changed = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
  const kept = Object.entries(stored).filter(([name]) => !changed.includes(name))
  const made = Object.entries(now).filter(([name]) => changed.includes(name))
  return Object.fromEntries([...kept, ...made])
}
