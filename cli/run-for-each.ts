import { stat } from 'node:fs/promises'
import type { JsonSchema } from '#kit/json-schema.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { escapeControlsInLine } from '#lib/text/escape-controls.ts'
import { isFile } from './fields.ts'
import type { Arguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

interface Each {
  arguments: Arguments
  /** The schema of the operation's output. */
  output: JsonSchema
  run: (one: Arguments) => Promise<void>
  /** Says why it failed for one file, and returns the exit code. */
  fail: (error: unknown, path: string) => Promise<number>
}

/**
 * Runs an operation that takes one file for each of several: `image-compress compress *.png -o small/`. Texts are written
 * one after another, each below the name of its file, as `head` does. A failure does not stop the others.
 *
 * @returns the exit code of the first failure, else 0
 * @throws UsageError if the results have no place to go to
 */
export async function runForEach(each: Each, { stdout }: Terminal): Promise<number> {
  const { arguments: all, output, run, fail } = each
  const main = output.properties?.[mainFieldOf(output) ?? '']
  const hasFiles = typeof main === 'object' && isFile(main)
  await checkPlace(all, hasFiles, stdout.isTTY === true)
  let code = 0
  for (const [index, path] of all.positionals.entries()) {
    const isTitled = !hasFiles && !all.json
    if (isTitled) stdout.write(`${index > 0 ? '\n' : ''}==> ${escapeControlsInLine(path)} <==\n`)
    await run({ ...all, positionals: [path] }).catch(async (error: unknown) => {
      const own = await fail(error, path)
      code ||= own
    })
    if (isTitled) stdout.write('\n')
  }
  return code
}

/** What is written about one of the files; errors of the system name it already. */
export function ofFile(path: string, text: string): string {
  const name = escapeControlsInLine(path)
  return `${text.startsWith(name) ? text : joinLabel(name, text)}\n`
}

async function checkPlace({ output, json }: Arguments, hasFiles: boolean, isTerminal: boolean): Promise<void> {
  if (output === '-') return
  if (output === undefined && (!hasFiles || json || isTerminal)) return
  const isFolder = output !== undefined && (await stat(output).catch(() => undefined))?.isDirectory()
  if (hasFiles && isFolder) return
  throw hasFiles
    ? new UsageError('With several files, -o names a folder that exists', '处理多个文件时，-o 须指定已有的文件夹')
    : new UsageError(
        'With several files, the texts go to standard output: leave out -o',
        '处理多个文件时，文本写到标准输出：请去掉 -o',
      )
}
