import { useMemo } from 'react'
import { describeFailedStep } from '#core/pipeline/describe-failed-step.ts'
import { errors as pipelineErrors } from '#core/pipeline/errors.ts'
import type { runOperation } from '#core/pipeline/run-operation.ts'
import type { Callable } from '#kit/description.ts'
import { InputError } from '#kit/input-error.ts'
import { type FailedStep, StepError, type StepResult } from '#kit/pipeline/step-error.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { useLanguage } from '#ui/language/language.ts'
import { type Running, useOperation } from '#ui/run/use-operation.ts'
import { type DescribedTools, operationOf } from './described-tools.ts'
import { type Draft, definitionOf } from './edit-steps.ts'
import { materialOf, type Source } from './source.ts'

/** The output of a pipeline. A long text comes as `HeldText`. */
export interface PipelineOutput {
  output: string | Blob
  steps: StepResult[]
}

export interface PipelineRun {
  run: Running<PipelineOutput>
  /** The last result of each step, by index. */
  results: ReadonlyMap<number, StepResult>
  /** The step at which the last run failed, and the error. */
  failed: { step: FailedStep; cause: ToolError | InputError } | undefined
}

/** A runner reads only its name; the code is in the worker. */
const operation = { name: 'run' } as Callable<ReturnType<typeof runOperation>>

/** Runs the pipeline in the worker whenever its steps or its input change. */
export function usePipelineRun(draft: Draft, source: Source, tools: DescribedTools): PipelineRun {
  const language = useLanguage()
  const pipeline = useMemo(() => definitionOf(draft), [draft])
  const material = materialOf(source)
  const isLong = material instanceof Blob || (material?.length ?? 0) > 200_000
  const given = pipeline && material !== undefined ? { pipeline, input: material as string | File } : undefined
  const run: Running<PipelineOutput> = useOperation(operation, given, { delay: isLong ? 400 : 150, holds: true })
  const error = run.state === 'failed' ? run.error : undefined

  return useMemo(() => {
    const stepError = error && asStepError(error, draft)
    const before = stepError?.before ?? run.output?.steps ?? []
    return {
      run: stepError ? { ...run, error: sentenceFor(stepError, tools, language) } : run,
      results: new Map(before.map((result) => [result.index, result])),
      failed: stepError && { step: stepError.step, cause: stepError.cause },
    } as PipelineRun
  }, [run, error, draft, tools, language])
}

/** An issue of the definition belongs to a step too: `pipeline.steps.1.options.indent` to the second. */
function asStepError(error: Error, { steps }: Draft): StepError | undefined {
  if (error instanceof StepError) return error
  if (!(error instanceof InputError)) return undefined
  const stepIssues = error.issues.flatMap(({ field, message }) => {
    const [, number = '', name = ''] = /^pipeline\.steps\.(\d+)\.(?:options\.)?(.+)$/.exec(field) ?? []
    return number === '' ? [] : [{ index: Number(number), issue: { field: name, message } }]
  })
  const [first] = stepIssues
  const step = steps[first?.index ?? -1]
  if (!first || !step) return undefined
  const issues = stepIssues.filter(({ index }) => index === first.index).map(({ issue }) => issue)
  const { tool, operation: name } = step
  return new StepError({ index: first.index, tool, operation: name }, new InputError(issues), [])
}

/** The failure as one sentence that names the step. */
function sentenceFor({ step, cause }: StepError, tools: DescribedTools, language: 'en' | 'zh'): ToolError {
  const tool = tools.get(step.tool)
  const errors = { ...pipelineErrors, ...tool?.errors }
  const labels = tool?.texts.input ?? {}
  const sentence =
    cause instanceof ToolError
      ? sentenceOf(cause, errors, language)
      : cause.issues.map(({ field, message }) => `${labels[field]?.label ?? field}: ${message[language]}`).join('; ')
  const described = operationOf(step, tools)
  const title = (described && tool?.texts.operations[described.exported]?.title) ?? step.operation
  return new ToolError('stepFailed', { place: describeFailedStep(step, title)[language], sentence })
}
