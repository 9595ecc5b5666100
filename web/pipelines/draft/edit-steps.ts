import { mostSteps, type Pipeline, type Step } from '#core/pipeline/definition.ts'

/** A step as the page holds it, with a key by which it stays the same wherever it stands. */
export interface HeldStep extends Step {
  key: number
}

/** A pipeline as the page holds it. */
export interface Draft {
  name: string
  steps: readonly HeldStep[]
}

export const emptyDraft: Draft = { name: '', steps: [] }

let lastKey = 0

export const holdStep = (step: Step): HeldStep => ({ ...step, key: ++lastKey })

export const draftOf = ({ name = '', steps }: Pipeline): Draft => ({ name, steps: steps.map(holdStep) })

/** Writes the definition of what is held; undefined where there is no step. */
export function definitionOf({ name, steps }: Draft): Pipeline | undefined {
  if (steps.length === 0) return undefined
  return { version: 1, ...(name && { name }), steps: steps.map(({ key: _, ...step }) => withoutNothing(step)) }
}

/** Leaves out what says nothing: options that were never touched, a switch that is off. */
function withoutNothing({ options = {}, off, ...rest }: Step): Step {
  const set = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...rest, ...(set.length > 0 && { options: Object.fromEntries(set) }), ...(off && { off }) }
}

/** Puts a step in at a place, unless there are as many as there may be. */
export const insertStep = (steps: readonly HeldStep[], at: number, step: HeldStep): readonly HeldStep[] =>
  steps.length < mostSteps ? steps.toSpliced(at, 0, step) : steps

export const removeStep = (steps: readonly HeldStep[], key: number): readonly HeldStep[] =>
  steps.filter((step) => step.key !== key)

/** Moves a step to a place; beyond the ends it stays at them. */
export function moveStep(steps: readonly HeldStep[], key: number, to: number): readonly HeldStep[] {
  const step = steps.find((each) => each.key === key)
  const target = Math.max(0, Math.min(steps.length - 1, to))
  return step ? removeStep(steps, key).toSpliced(target, 0, step) : steps
}

export const changeStep = (steps: readonly HeldStep[], key: number, change: Partial<Step>): readonly HeldStep[] =>
  steps.map((step) => (step.key === key ? { ...step, ...change } : step))
