import { loadSchemas } from '#core/load-schemas.node.ts'
import { loadOperations } from '#core/load-tools.node.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import { perform } from '#kit/perform.ts'
import { itemSchemaOf } from '#lib/parse-typed-value.ts'
import { mainFileOf } from './fields.ts'
import { findNamedOperation, findNamedTool } from './find-operation.ts'
import { showProgress } from './output/show-progress.ts'
import { writeOutput } from './output/write-output.ts'
import { type Arguments, readArguments } from './read-arguments.ts'
import { readInput } from './read-input.ts'
import type { Terminal } from './terminal.ts'

/**
 * Runs `base64 encode "hi" --padding false`: reads the input, performs the operation in this process, writes the output
 * and warnings. Of several files each is run, where the operation takes one.
 *
 * @returns the exit code
 */
export async function runOperation(args: string[], terminal: Terminal, language: Language): Promise<number> {
  const [toolName = '', operationName, ...rest] = args
  const { id } = await findNamedTool(toolName)
  const [, operation] = findNamedOperation(id, await loadOperations(id), operationName)
  const { input, output } = loadSchemas(id, operation)
  const parsed = readArguments(rest, input)

  const run = async (one: Arguments) => {
    const raw = await readInput(one, input, terminal, language)
    const progress = showProgress(terminal)
    const call = { signal: new AbortController().signal, progress }
    const result = await perform(operation, raw, call).finally(progress.end)
    await writeOutput(result, output, one, terminal)
    const { warnings } = result as { warnings?: unknown }
    if (one.json || !Array.isArray(warnings) || warnings.length === 0) return
    const { writeWarnings } = await import('./output/write-warnings.ts')
    await writeWarnings(warnings, { tool: id }, language, terminal)
  }
  const paths = pathsOf(parsed, input)
  if (paths.length < 2) {
    await run(parsed)
    return 0
  }
  const { runForEach } = await import('./run-for-each.ts')
  return runForEach(paths, parsed, { args, input, output, run }, terminal, language)
}

/** Returns the files that were given, by position or by name, for an operation that takes one. */
function pathsOf({ positionals, fields }: Arguments, input: JsonSchema): string[] {
  const name = mainFileOf(input) ?? ''
  const field = input.properties?.[name]
  return typeof field === 'object' && !itemSchemaOf(field) ? [...(fields.get(name) ?? []), ...positionals] : []
}
