import { createWriteStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import { DiskFile } from '#lib/disk-file.node.ts'
import { filesIn, replaceFiles, writeFiles } from '#lib/json-files.node.ts'
import { takeTemporaryPath } from '#lib/temporary-path.node.ts'
import type { Arguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

type OutputOptions = Pick<Arguments, 'json' | 'output'>

/**
 * Writes an output: the main text as it is, the main file's bytes, or JSON where there is neither. A file goes to
 * `--output`, to standard output, or under its own name into the current folder when standard output is a terminal.
 */
export async function writeOutput(
  result: object,
  schema: JsonSchema,
  { json, output }: OutputOptions,
  terminal: Terminal,
) {
  const { stdout, stderr } = terminal
  const main = mainValueOf(result, schema)
  if (output !== undefined && output !== '-') await save(main ?? (await stringify(result)), output)
  if (json) return writeTo(stdout, output === undefined ? await stringify(result) : describe(result))
  if (output !== undefined && output !== '-') return
  if (main instanceof File && stdout.isTTY && output !== '-') return saveHere(main, stderr)
  return writeTo(stdout, main ?? (await stringify(result)))
}

/** The text or file that was asked for; undefined where the output is several fields of equal rank. */
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

/** The output without bytes, which are in a file of their own. */
const describe = (result: object): string =>
  `${JSON.stringify(
    replaceFiles(result, ({ name, type, size }) => ({ name, type, size })),
    undefined,
    2,
  )}\n`

/** Writes beside the target and renames, so that a target that is also the source is whole until then. */
async function save(value: string | File, target: string): Promise<void> {
  const found = await stat(target).catch(() => undefined)
  const path = found?.isDirectory() && value instanceof File ? join(target, safeName(value)) : target
  if (found && !found.isFile() && !found.isDirectory()) return writeTo(createWriteStream(path), value, true)
  const draft = await takeTemporaryPath(dirname(path))
  if (value instanceof DiskFile) await value.copyTo(draft.path)
  else await writeTo(createWriteStream(draft.path), value, true)
  await rename(draft.path, path)
  draft.release()
}

/** Puts a file into the current folder. Nobody named it, so it replaces nothing. */
async function saveHere(file: File, stderr: Writable): Promise<void> {
  const name = safeName(file)
  const opened = await open(name, 'wx').catch((error: NodeJS.ErrnoException) => {
    const taken = new UsageError(`${name} is already here: use --output`, `${name} 已存在：请使用 --output`)
    throw error.code === 'EEXIST' ? taken : error
  })
  await writeTo(opened.createWriteStream(), file, true)
  stderr.write(`${name}\n`)
}

const safeName = ({ name }: File): string =>
  basename(name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')).replace(/^\.+/, '_') || 'file'

async function writeTo(stream: Writable, value: string | File, end = false): Promise<void> {
  const source = typeof value === 'string' ? Readable.from([value]) : Readable.from(value.stream())
  await pipeline(source, stream, { end })
}
