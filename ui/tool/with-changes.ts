import type { Values } from '#kit/values.ts'

/** Applies only the changes from `before` to `now` to the stored values: another tab may have changed the rest. */
export function withChanges(stored: Values, before: Values, now: Values): Values {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  const changed = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
  const kept = Object.entries(stored).filter(([name]) => !changed.includes(name))
  const made = Object.entries(now).filter(([name]) => changed.includes(name))
  return Object.fromEntries([...kept, ...made])
}
