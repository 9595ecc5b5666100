import type { Language } from '#kit/language.ts'
import { perform } from '#kit/perform.ts'
import { findNamedOperation } from './find-operation.ts'
import { readArguments } from './read-arguments.ts'
import { readInput } from './read-input.ts'
import { showProgress } from './show-progress.ts'
import type { Terminal } from './terminal.ts'
import { writeOutput } from './write-output.ts'

/** Runs `base64 encode "hi" --padding false`: reads the input, performs the operation right here, writes the output. */
export async function runOperation(args: string[], terminal: Terminal, language: Language): Promise<void> {
  const [toolName = '', operationName, ...rest] = args
  const { operation, input, output } = await findNamedOperation(toolName, operationName, language)
  const said = readArguments(rest, input)
  const given = await readInput(said, input, terminal)
  const progress = showProgress(terminal)
  const result = await perform(operation, given, { signal: new AbortController().signal, progress }).finally(
    progress.end,
  )
  await writeOutput(result, output, said, terminal)
}
