import { useState } from 'react'
import type { Fields } from './use-fields.ts'

/** What a replacement put in, and what was there before. */
interface Replacement {
  /** Differs for each, so that every replacement is offered to be undone for the whole time. */
  round: number
  before: Partial<Fields>
  put: Partial<Fields>
}

export interface Replacing {
  /** Replaces a pattern with its tests as a whole. */
  replace: (put: Partial<Fields>) => void
  /** The last replacement, as long as it can be undone. */
  replacement: Replacement | undefined
  undo: () => void
  forget: () => void
}

/** Replaces fields that the visitor may have filled with work of their own, in a way that can be undone. */
export function useReplacing(fields: Fields, change: (changed: Partial<Fields>) => void): Replacing {
  const [replacement, setReplacement] = useState<Replacement>()
  return {
    replacement,
    replace(put) {
      // Who looks at one pattern after another wants back what was there before the first.
      const first = replacement && isSame(pick(fields, replacement.put), replacement.put) ? replacement.before : {}
      const before = { ...pick(fields, put), ...first }
      const isLoss = before.pattern || before.tests?.length
      setReplacement(isLoss ? { round: (replacement?.round ?? 0) + 1, before, put } : undefined)
      change(put)
    },
    undo() {
      if (replacement) change(replacement.before)
      setReplacement(undefined)
    },
    forget: () => setReplacement(undefined),
  }
}

const keysOf = (put: Partial<Fields>) => Object.keys(put) as (keyof Fields)[]

const pick = (fields: Fields, put: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(keysOf(put).map((name) => [name, fields[name]]))

// Tests are read anew from what is kept, so they are compared as they are written.
const isSame = (one: Partial<Fields>, other: Partial<Fields>): boolean =>
  keysOf(other).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
