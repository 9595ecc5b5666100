import { useEffect, useState } from 'react'
import type { Run } from '#ui/run/use-operation.ts'
import type { Differences } from './differences.ts'

/** The longest texts, in characters of both, that are compared on the page as well: longer ones would be felt. */
const maxComparedLength = 600_000

const none: Differences = { left: [], right: [], lines: [] }

/** Finds what to mark in two texts whenever their comparison has come to an end. */
export function useDifferences(run: Run<unknown>, left: unknown, right: unknown): Differences {
  const [differences, setDifferences] = useState(none)
  const output = run.state === 'done' ? run.output : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those of the output
  useEffect(() => {
    let isWanted = true
    setDifferences(none)
    if (
      output &&
      typeof left === 'string' &&
      typeof right === 'string' &&
      left.length + right.length <= maxComparedLength
    ) {
      import('./differences.ts').then(
        ({ differencesOf }) => isWanted && setDifferences(differencesOf(left, right)),
        // The list of differences is there without it.
        () => {},
      )
    }
    return () => {
      isWanted = false
    }
  }, [output])
  return differences
}
