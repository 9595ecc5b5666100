import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import { filesIn, replaceFiles, writeFiles } from '#lib/json-files.node.ts'
import type { Arguments } from '../read-arguments.ts'
import type { Terminal } from '../terminal.ts'
import { fileNameOf, saveFile, writeTo } from './save-file.ts'

type OutputOptions = Pick<Arguments, 'json' | 'output' | 'force'>

/**
 * Writes an output: the main text, the main file's bytes, or JSON if there is neither. A file goes to `--output`, to
 * standard output, or under its own name into the current folder if standard output is a terminal. A text on a terminal
 * has its control characters escaped, unless `-o -` requests the bytes.
 */
export async function writeOutput(
  result: object,
  schema: JsonSchema,
  { json, output, force }: OutputOptions,
  terminal: Terminal,
) {
  const { stdout } = terminal
  const main = mainValueOf(result, schema)
  const show = async (text: string) => {
    const isSeen = stdout.isTTY && output !== '-'
    return writeTo(stdout, isSeen ? (await loadEscape()).escapeControls(text) : text)
  }
  if (output !== undefined && output !== '-') await saveFile(main ?? (await stringify(result)), { path: output, force })
  if (json) return show(output === undefined ? await stringify(result) : describe(result))
  if (output !== undefined && output !== '-') return
  if (main instanceof File && stdout.isTTY && output !== '-') {
    const name = fileNameOf(main)
    await saveFile(main, { path: name, force, isOwnName: true })
    return void terminal.stderr.write(`${(await loadEscape()).escapeControlsInLine(name)}\n`)
  }
  return main instanceof File ? writeTo(stdout, main) : show(main ?? (await stringify(result)))
}

/** Imported only for a terminal, so that other programs need not wait for it. */
const loadEscape = () => import('#lib/text/escape-controls.ts')

/** The main text or file; undefined if the output has several fields of equal rank. */
function mainValueOf(result: object, schema: JsonSchema): string | File | undefined {
  const [only, ...others] = fieldsOf(schema)
  const name = mainFieldOf(schema) ?? (others.length === 0 ? only?.[0] : undefined)
  const value: unknown = Object.entries(result).find(([field]) => field === name)?.[1]
  const files = filesIn(result)
  if (typeof value === 'string' || value instanceof File) return value
  return files.length === 1 ? files[0] : undefined
}

const stringify = async (result: object): Promise<string> =>
  `${JSON.stringify(await writeFiles(result), undefined, 2)}\n`

/** The output without the bytes that are written to a file. */
const describe = (result: object): string =>
  `${JSON.stringify(
    replaceFiles(result, ({ name, type, size }) => ({ name, type, size })),
    undefined,
    2,
  )}\n`
