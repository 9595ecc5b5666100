import type { Pipeline } from '#lib/pipeline/definition.ts'

/** Writes the command that runs a pipeline in a shell, with the definition in it. */
export const commandLineOf = (pipeline: Pipeline): string =>
  `toolbench run ${quoted(JSON.stringify(pipeline))} < input.txt`

/** Within single quotes a shell (POSIX, section 2.2.2) reads everything as it stands, but for the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
