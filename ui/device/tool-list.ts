import { type Stored, storedOf } from './stored.ts'

/** A stored list of tool ids, such as the favorites. Empty if missing or invalid. */
export const toolListOf = (key: string): Stored<readonly string[]> =>
  storedOf(key, (stored) => (Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []))
