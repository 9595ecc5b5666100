import { useCallback, useState } from 'react'

/** In undo steps. */
const maxSteps = 100

/** In milliseconds: changes in quicker succession, such as a slider's, are one step. */
const mergeInterval = 600

interface Steps<State> {
  before: readonly State[]
  after: readonly State[]
  /** The time of the last change, from `performance.now()`. */
  changedAt: number
}

/** Undo and redo; undefined where there is nothing to undo or redo. */
export interface Undo<State> {
  /** Records the state before a change. */
  record: (state: State) => void
  undo?: (() => void) | undefined
  redo?: (() => void) | undefined
}

/** Keeps an undo history of a state. */
export function useUndo<State>(current: State, restore: (state: State) => void): Undo<State> {
  const [{ before, after }, setSteps] = useState<Steps<State>>({ before: [], after: [], changedAt: -Infinity })

  const record = useCallback((state: State) => {
    const time = performance.now()
    setSteps((steps) => ({
      before: time - steps.changedAt < mergeInterval ? steps.before : [...steps.before, state].slice(-maxSteps),
      after: [],
      changedAt: time,
    }))
  }, [])
  const [last, next] = [before.at(-1), after.at(-1)]
  return {
    record,
    undo:
      last === undefined
        ? undefined
        : () => {
            setSteps({ before: before.slice(0, -1), after: [...after, current], changedAt: -Infinity })
            restore(last)
          },
    redo:
      next === undefined
        ? undefined
        : () => {
            setSteps({ before: [...before, current], after: after.slice(0, -1), changedAt: -Infinity })
            restore(next)
          },
  }
}
