import { useState } from 'react'
import type { Merging } from '../../comparison/merging.ts'
import type { Choice } from '../../merge/write-merge.ts'

/** The choices made for conflicts, by the index of their part. */
export type Choices = ReadonlyMap<number, Choice>

const nothing: readonly Choices[] = [new Map()]

/** The choices made in one merge, with their undo history. A new merge starts empty. */
export function useChoices(merging: Merging) {
  const [kept, keep] = useState<{ of: Merging; steps: readonly Choices[] }>()
  const steps = kept?.of === merging ? kept.steps : nothing
  const choices = steps.at(-1) ?? new Map()

  /** Chooses for some conflicts; choosing the same again removes the choice. */
  function choose(parts: readonly number[], choice: Choice): void {
    const next = new Map(choices)
    for (const part of parts) {
      if (choices.get(part) === choice) next.delete(part)
      else next.set(part, choice)
    }
    keep({ of: merging, steps: [...steps, next].slice(-maxSteps) })
  }

  const undo = steps.length > 1 ? () => keep({ of: merging, steps: steps.slice(0, -1) }) : undefined
  return { choices, choose, undo }
}

/** A limit of undo steps, since each one is a map of all choices. */
const maxSteps = 200
