import type { Pipeline } from '#core/pipeline/definition.ts'
import { quote, type Shell } from '#lib/shell/quote.ts'

/** Writes the command that runs a pipeline in a shell, with the definition in it. PowerShell has no `<`. */
export function commandLineOf(pipeline: Pipeline, shell: Shell): string {
  const input = shell === 'sh' ? '< input.txt' : '--file input.txt'
  return `toolbench run ${quote(JSON.stringify(pipeline), shell)} ${input}`
}
