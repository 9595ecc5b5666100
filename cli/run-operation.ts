import { loadOperations } from '#core/load-tools.node.ts'
import type { Language } from '#kit/language.ts'
import { perform } from '#kit/perform.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { findNamedOperation, findNamedTool } from './find-operation.ts'
import { showProgress } from './output/show-progress.ts'
import { writeOutput } from './output/write-output.ts'
import { readArguments } from './read-arguments.ts'
import { readInput } from './read-input.ts'
import type { Terminal } from './terminal.ts'

/**
 * Runs `base64 encode "hi" --padding false`: reads the input, performs the operation in this process, writes the output
 * and warnings.
 */
export async function runOperation(args: string[], terminal: Terminal, language: Language): Promise<void> {
  const [toolName = '', operationName, ...rest] = args
  const { id } = await findNamedTool(toolName)
  const [, operation] = findNamedOperation(id, await loadOperations(id), operationName)
  const [input, output] = [jsonSchemaOf(operation, 'input', emptyTexts), jsonSchemaOf(operation, 'output', emptyTexts)]
  const parsed = readArguments(rest, input)
  const raw = await readInput(parsed, input, terminal)
  const progress = showProgress(terminal)
  const result = await perform(operation, raw, { signal: new AbortController().signal, progress }).finally(progress.end)
  await writeOutput(result, output, parsed, terminal)
  const { warnings } = result as { warnings?: unknown }
  if (parsed.json || !Array.isArray(warnings) || warnings.length === 0) return
  const { writeWarnings } = await import('./output/write-warnings.ts')
  await writeWarnings(warnings, { tool: id }, language, terminal)
}
