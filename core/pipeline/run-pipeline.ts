import { type Call, phaseProgress } from '#kit/call.ts'
import { InputError, type ValidationIssue } from '#kit/input-error.ts'
import type { Localized } from '#kit/language.ts'
import { warningsField } from '#kit/main-field.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { type FailedStep, StepError, type StepResult } from '#kit/pipeline/step-error.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { ToolError } from '#kit/tool-error.ts'
import { truncate } from '#lib/text/truncate.ts'
import { type Connection, connect } from './connect.ts'
import type { Pipeline, Step } from './definition.ts'
import { connectionSentences, errors } from './errors.ts'
import { piecesOf } from './pieces.ts'
import {
  deliver,
  maxTextLength,
  type PipelineValue,
  pipelineValueOf,
  type StepInput,
  textOf,
  tooLong,
} from './pipeline-value.ts'
import { StepWarnings } from './step-warnings.ts'

/** Loads the operations of a tool by its id; undefined if there is no such tool. */
export type LoadOperations = (tool: string) => Promise<Record<string, Operation> | undefined>

/** The output of a pipeline, with a summary of each step's result. */
export interface PipelineResult {
  output: PipelineValue
  steps: StepResult[]
}

/** The total number of runs of operations. */
export const maxRuns = 20_000

/** In characters. */
const maxPreviewLength = 200

/**
 * Runs the steps of a pipeline one after another on a text or a file. Before the first one runs, all are
 * validated: that they exist, that their options are valid, and that each accepts the previous one's result.
 *
 * @throws InputError naming the invalid option of a step: `steps.1.options.indent`
 * @throws StepError naming the step whose operation failed
 */
export async function runPipeline(
  { steps }: Pipeline,
  input: PipelineValue,
  load: LoadOperations,
  call: Call,
): Promise<PipelineResult> {
  const planned = await plan(steps, load)
  const results: StepResult[] = []
  let arriving: StepInput = { flow: input, type: '' }
  for (const [position, part] of planned.entries()) {
    const progress = phaseProgress(call, position / planned.length, (position + 1) / planned.length)
    const runsBefore = results.reduce((sum, { runs }) => sum + runs, 0)
    const done = await runStep(part, arriving, { ...call, progress }, { results, runsBefore })
    arriving = { flow: done.flow, type: done.result.type }
    results.push(done.result)
  }
  return { output: arriving.flow, steps: results }
}

interface Planned {
  index: number
  step: Step
  operation: Operation
  connection: Connection
}

/** Loads the operations of the steps to run, and connects each to the one before. */
async function plan(steps: Step[], load: LoadOperations): Promise<Planned[]> {
  const tools = [...new Set(steps.map(({ tool }) => tool))]
  const loaded = new Map(await Promise.all(tools.map(async (tool) => [tool, await load(tool)] as const)))
  const issues: ValidationIssue[] = []
  const planned: Planned[] = []
  for (const [index, step] of steps.entries()) {
    const say = (field: string, message: Localized) => issues.push({ field: `steps.${index}.${field}`, message })
    const operations = loaded.get(step.tool)
    const operation = Object.values(operations ?? {}).find(({ name }) => name === step.operation)
    if (!operations) say('tool', connectionSentences.tool)
    else if (!operation) say('operation', connectionSentences.operation)
    if (!operation || step.off) continue
    const connection = connect(step, {
      input: jsonSchemaOf(operation, 'input', emptyTexts),
      output: jsonSchemaOf(operation, 'output', emptyTexts),
    })
    if ('issues' in connection) for (const { field, message } of connection.issues) say(field, message)
    else planned.push({ index, step, operation, connection })
  }
  if (issues.length > 0) throw new InputError(issues)
  return planned
}

async function runStep(
  part: Planned,
  arriving: StepInput,
  call: Call,
  { results, runsBefore }: { results: StepResult[]; runsBefore: number },
): Promise<{ flow: PipelineValue; result: StepResult }> {
  const { index, step } = part
  const { tool, operation } = step
  const warnings = new StepWarnings()
  const failed: FailedStep = { index, tool, operation }
  try {
    const { flow, runs } = step.each
      ? await runOnEach(part, step.each, await textOf(arriving.flow), call, { failed, runsBefore, warnings })
      : { flow: pipelineValueOf(await runOnce(part, arriving, call, warnings)), runs: 1 }
    const result = { index, tool, operation, ...inShort(flow, typeOf(part)), runs, warnings: warnings.all }
    return { flow, result }
  } catch (error) {
    if (error instanceof ToolError || error instanceof InputError) throw new StepError(failed, error, results)
    throw error
  }
}

/** Runs an operation on the previous result, and returns the field of its output that is passed on. */
async function runOnce(
  { step, operation, connection }: Planned,
  arriving: StepInput,
  call: Call,
  warnings: StepWarnings,
): Promise<unknown> {
  const { input, ports, output } = connection
  const given = await perform(operation, { ...step.options, [input]: await deliver(arriving, ports) }, call)
  if (output === undefined) return given
  warnings.add(given[warningsField])
  return given[output]
}

async function runOnEach(
  part: Planned,
  each: 'line' | 'item',
  text: string,
  call: Call,
  { failed, runsBefore, warnings }: { failed: FailedStep; runsBefore: number; warnings: StepWarnings },
): Promise<{ flow: PipelineValue; runs: number }> {
  const { texts, isSkipped, write, join } = piecesOf(each, text)
  const runs = texts.filter((piece) => !isSkipped(piece)).length
  if (runsBefore + runs > maxRuns) throw errors.stepTooManyRuns({ most: maxRuns, runs })
  const written: string[] = []
  let length = 0
  for (const [index, piece] of texts.entries()) {
    call.signal.throwIfAborted()
    if (isSkipped(piece)) {
      written.push(piece)
      continue
    }
    failed[each] = index + 1
    const answer = await write(
      await runOnce(part, { flow: piece, type: '' }, { ...call, progress: () => {} }, warnings),
      part.connection,
    )
    length += answer.length
    if (length > maxTextLength) throw tooLong()
    written.push(answer)
    call.progress((index + 1) / texts.length)
  }
  return { flow: pipelineValueOf(join(written)), runs }
}

/** The media type of a step's text result. */
const typeOf = ({ step, connection }: Planned): string =>
  step.each === 'item' ? 'application/json' : step.each ? 'text/plain' : connection.mediaType

const inShort = (flow: PipelineValue, type: string): Pick<StepResult, 'kind' | 'type' | 'preview' | 'size'> => ({
  kind: flow instanceof File ? 'file' : 'text',
  type: flow instanceof File ? flow.type : type,
  preview: flow instanceof File ? flow.name : truncate(flow.slice(0, maxPreviewLength + 1), maxPreviewLength),
  size: flow instanceof File ? flow.size : flow.length,
})
