import type { Pipeline } from '#core/pipeline/definition.ts'
import { loadFrom } from '#core/pipeline/load-operations.node.ts'
import { runOperation } from '#core/pipeline/run-operation.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import { perform } from '#kit/perform.ts'
import { maxStepWarnings } from '#kit/pipeline/step-error.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { parseTypedValue } from '#lib/parse-typed-value.ts'
import { openInputFile } from './open-input-file.ts'
import { showProgress } from './output/show-progress.ts'
import { writeOutput } from './output/write-output.ts'
import { readArguments } from './read-arguments.ts'
import { readStdin, readTextFile } from './read-bytes.ts'
import { readReference } from './read-input.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** The options of the command, as a schema like those of fields. */
const options: JsonSchema = {
  properties: {
    file: { type: 'object', format: 'file' },
    set: { type: 'array', items: { type: 'string' } },
  },
}

const load = loadFrom()

/**
 * Runs `run pipeline.json "text" --set 2.key=…`: the steps of a definition, on a text, a file or standard input; writes
 * the warnings of each.
 */
export async function runPipeline(args: string[], terminal: Terminal, language: Language): Promise<void> {
  const parsed = readArguments(args, options)
  const [source, text, ...others] = parsed.positionals
  if (source === undefined) throw new UsageError('Name a pipeline: a file, or its JSON', '请指定流水线：文件或其 JSON')
  if (others.length > 0)
    throw new UsageError('Too many texts: put one with spaces in quotes', '参数过多：含空格的文本请加引号')
  const pipeline = await readPipeline(source, terminal)
  for (const setting of parsed.fields.get('set') ?? []) await setOption(pipeline, setting, terminal)
  const input = await readInput(parsed.fields.get('file')?.at(-1), text, terminal)
  const operation = runOperation(load)
  const progress = showProgress(terminal)
  const call = { signal: new AbortController().signal, progress }
  const result = await perform(operation, { pipeline, input }, call).finally(progress.end)
  await writeOutput(result, jsonSchemaOf(operation as never, 'output', emptyTexts), parsed, terminal)
  const odd = parsed.json ? [] : result.steps.filter(({ warnings }) => warnings.length > 0)
  if (odd.length === 0) return
  const { writeWarnings } = await import('./output/write-warnings.ts')
  for (const { index, tool, warnings } of odd)
    await writeWarnings(
      warnings,
      { tool, step: index + 1, isCut: warnings.length === maxStepWarnings },
      language,
      terminal,
    )
}

/** A text that begins with a brace is the definition, anything else a path. */
async function readPipeline(source: string, terminal: Terminal): Promise<unknown> {
  const text = source.startsWith('{') ? source : await readTextFile(source, terminal)
  try {
    return JSON.parse(text)
  } catch {
    const name = source.startsWith('{') ? 'The pipeline' : source
    throw new UsageError(`${name} is not JSON`, `${source.startsWith('{') ? '流水线' : source} 不是 JSON`)
  }
}

/** Sets an option of a step that is not part of the definition, such as a key: `2.key=…`. */
async function setOption(pipeline: unknown, setting: string, terminal: Terminal): Promise<void> {
  const [, number, name = '', value = ''] = /^(\d{1,3})\.(\w+)=(.*)$/s.exec(setting) ?? []
  const step = Object((Object(pipeline) as Partial<Pipeline>).steps)[Number(number) - 1]
  if (!step)
    throw new UsageError(
      `--set is written as 2.key=value, not ${setting}`,
      `--set 应写作 2.key=value，而不是 ${setting}`,
    )
  const operations = Object.values((await load(String(step.tool))) ?? {})
  const operation = operations.find((each) => each.name === step.operation)
  const fields = operation ? fieldsOf(jsonSchemaOf(operation, 'input', emptyTexts)) : []
  const schema = fields.find(([field]) => field === name)?.[1] ?? {}
  step.options = { ...step.options, [name]: parseTypedValue([await readReference(value, terminal)], schema) }
}

async function readInput(path: string | undefined, text: string | undefined, terminal: Terminal) {
  if (path !== undefined && path !== '-') return openInputFile(path)
  if (path === undefined && text !== undefined && text !== '-') return text
  const bytes = await readStdin(terminal)
  const read = path === undefined ? textIn(bytes) : undefined
  return read ?? new File([bytes], 'stdin')
}

/** Decodes the bytes as UTF-8; anything else is a file, which steps that take text decode. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // A text with a byte order mark is passed as a file, to which the mark belongs.
    return text.startsWith('\uFEFF') ? undefined : text
  } catch {
    return undefined
  }
}
