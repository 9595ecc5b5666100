import { useCallback, useState } from 'react'

/** In steps that can be taken back. */
const maxSteps = 100

/** In milliseconds: changes that follow one another faster are one step, as those of a slider are. */
const pause = 600

interface Steps<State> {
  before: readonly State[]
  after: readonly State[]
  /** When the last change was made, by the clock of `performance`. */
  changedAt: number
}

/** The way back, and forth again. */
export interface Undo<State> {
  /** Remembers what stands before a change. */
  note: (state: State) => void
  undo?: (() => void) | undefined
  redo?: (() => void) | undefined
}

/** Remembers what was set, step by step, and puts it back. */
export function useUndo<State>(now: State, put: (state: State) => void): Undo<State> {
  const [{ before, after }, setSteps] = useState<Steps<State>>({ before: [], after: [], changedAt: -Infinity })

  const note = useCallback((state: State) => {
    const time = performance.now()
    setSteps((steps) => ({
      before: time - steps.changedAt < pause ? steps.before : [...steps.before, state].slice(-maxSteps),
      after: [],
      changedAt: time,
    }))
  }, [])
  const [last, next] = [before.at(-1), after.at(-1)]
  return {
    note,
    undo:
      last === undefined
        ? undefined
        : () => {
            setSteps({ before: before.slice(0, -1), after: [...after, now], changedAt: -Infinity })
            put(last)
          },
    redo:
      next === undefined
        ? undefined
        : () => {
            setSteps({ before: [...before, now], after: after.slice(0, -1), changedAt: -Infinity })
            put(next)
          },
  }
}
