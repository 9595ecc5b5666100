import { useState } from 'react'
import type { Merging } from '../../comparison/merging.ts'
import type { Choice } from '../../merge/write-merge.ts'

/** What was chosen for conflicts, by the number of their part. */
export type Choices = ReadonlyMap<number, Choice>

const nothing: readonly Choices[] = [new Map()]

/** What was chosen in one merge, step by step, so that steps can be taken back. Another merge begins anew. */
export function useChoices(merging: Merging) {
  const [kept, keep] = useState<{ of: Merging; steps: readonly Choices[] }>()
  const steps = kept?.of === merging ? kept.steps : nothing
  const choices = steps.at(-1) ?? new Map()

  /** Chooses for some conflicts; what was chosen already is taken back. */
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

/** That can be taken back: of many conflicts each step is a list of its own. */
const maxSteps = 200
