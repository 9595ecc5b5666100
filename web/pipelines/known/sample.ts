import type { Pipeline, Step } from '#core/pipeline/definition.ts'
import type { Localized } from '#kit/language.ts'

/** A sample pipeline with its input. */
export interface PipelineSample {
  title: Localized
  pipeline: Pipeline
  input: string
}

export const sample = (en: string, zh: string, input: string, ...steps: Step[]): PipelineSample => ({
  title: { en, zh },
  pipeline: { version: 1, name: en, steps },
  input,
})

export const step = (tool: string, operation: string, more: Partial<Step> = {}): Step => ({ tool, operation, ...more })
