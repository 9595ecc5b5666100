import { stat } from 'node:fs/promises'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { escapeControlsInLine } from '#lib/text/escape-controls.ts'
import { describeFailure } from './describe-failure.ts'
import { isFile, mainFileOf } from './fields.ts'
import { makeFolder } from './output/make-folder.ts'
import type { Arguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

interface Each {
  /** The command, for its failures. */
  args: string[]
  input: JsonSchema
  output: JsonSchema
  run: (one: Arguments) => Promise<void>
}

/**
 * Runs an operation that takes one file for each of several: `image-compress compress *.png -o small/`. Texts are written
 * one after another, each below the name of its file, as `head` does. A failure does not stop the others.
 *
 * @returns the exit code of the first failure, else 0
 * @throws UsageError if the results have no place to go to
 */
export async function runForEach(
  paths: string[],
  parsed: Arguments,
  { args, input, output, run }: Each,
  { stdout, stderr }: Terminal,
  language: Language,
): Promise<number> {
  const main = output.properties?.[mainFieldOf(output) ?? '']
  const hasFiles = typeof main === 'object' && isFile(main)
  await checkPlace(parsed, hasFiles, stdout.isTTY === true)
  const fields = new Map([...parsed.fields].filter(([name]) => name !== mainFileOf(input)))
  const isTitled = !hasFiles && !parsed.json
  let code = 0
  for (const [index, path] of paths.entries()) {
    const name = escapeControlsInLine(path)
    if (isTitled) stdout.write(`${index > 0 ? '\n' : ''}==> ${name} <==\n`)
    await run({ ...parsed, fields, positionals: [path] }).catch(async (error: unknown) => {
      const failure = await describeFailure(error, args, language)
      code ||= failure.code
      // Errors of the system name the file already.
      const isNamed = error instanceof Error && 'path' in error
      stderr.write(`${isNamed ? failure.text : joinLabel(name, failure.text)}\n`)
    })
    if (isTitled) stdout.write('\n')
  }
  return code
}

/** Makes the folder that a path ending in a slash names; any other has to exist. */
async function checkPlace({ output, json }: Arguments, hasFiles: boolean, isTerminal: boolean): Promise<void> {
  if (output === '-') return
  if (output === undefined && (!hasFiles || json || isTerminal)) return
  if (!hasFiles) {
    throw new UsageError(
      'With several files, the texts go to standard output: leave out -o',
      '处理多个文件时，文本写到标准输出：请去掉 -o',
    )
  }
  const isFolder = output !== undefined && (await stat(output).catch(() => undefined))?.isDirectory()
  if (isFolder || (output !== undefined && (await makeFolder(output)))) return
  throw new UsageError(
    'With several files, -o names a folder that exists, or a new one in such a folder by a slash at its end: -o small/',
    '处理多个文件时，-o 须指定已有的文件夹；要在其中新建文件夹，请以斜杠结尾：-o small/',
  )
}
