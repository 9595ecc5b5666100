import { maxSteps, type Pipeline, type Step } from '#core/pipeline/definition.ts'

/** A step of the draft, with a key that identifies it wherever it is moved. */
export interface DraftStep extends Step {
  key: number
}

/** Changed properties of a step; undefined removes one. */
export type StepChange = { [Key in keyof Step]?: Step[Key] | undefined }

/** A pipeline being edited. */
export interface Draft {
  name: string
  steps: readonly DraftStep[]
}

export const emptyDraft: Draft = { name: '', steps: [] }

let lastKey = 0

export const draftStepOf = (step: Step): DraftStep => ({ ...step, key: ++lastKey })

export const draftOf = ({ name = '', steps }: Pipeline): Draft => ({ name, steps: steps.map(draftStepOf) })

/** Returns the definition of a draft; undefined without a step. */
export function definitionOf({ name, steps }: Draft): Pipeline | undefined {
  if (steps.length === 0) return undefined
  return { version: 1, ...(name && { name }), steps: steps.map(({ key: _, ...step }) => omitEmpty(step)) }
}

/** Omits default values: options that were never changed, a switch that is off. */
function omitEmpty({ options = {}, off, ...rest }: Step): Step {
  const set = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...rest, ...(set.length > 0 && { options: Object.fromEntries(set) }), ...(off && { off }) }
}

/** Inserts a step at an index, unless the number of steps is at its limit. */
export const insertStep = (steps: readonly DraftStep[], at: number, step: DraftStep): readonly DraftStep[] =>
  steps.length < maxSteps ? steps.toSpliced(at, 0, step) : steps

export const removeStep = (steps: readonly DraftStep[], key: number): readonly DraftStep[] =>
  steps.filter((step) => step.key !== key)

/** Moves a step to an index, clamped to the ends. */
export function moveStep(steps: readonly DraftStep[], key: number, to: number): readonly DraftStep[] {
  const step = steps.find((each) => each.key === key)
  const target = Math.max(0, Math.min(steps.length - 1, to))
  return step ? removeStep(steps, key).toSpliced(target, 0, step) : steps
}

export const changeStep = (steps: readonly DraftStep[], key: number, change: StepChange): readonly DraftStep[] =>
  steps.map((step) => (step.key === key ? (omitUndefined({ ...step, ...change }) as DraftStep) : step))

const omitUndefined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
