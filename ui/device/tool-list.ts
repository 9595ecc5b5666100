import { type Stored, storedOf } from './stored.ts'

/** Keeps a list of tool ids, such as the favorites. What is stored there otherwise, or not at all, is an empty list. */
export const toolListOf = (key: string): Stored<readonly string[]> =>
  storedOf(key, (stored) => (Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []))
