import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { itemsOf, readTyped } from '#lib/read-typed.ts'
import { isFile, isTextOrFile, mainFileOf, mainTextOf } from './fields.ts'
import { openInputFile } from './open-input-file.ts'
import type { Arguments } from './read-arguments.ts'
import { readStdin, readStdinText, readTextFile } from './read-bytes.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Makes an operation's input of its arguments: numbers, switches and lists as the schema asks for them, files opened,
 * `@path` read. The main text comes from standard input where it is `-` or missing.
 */
export async function readInput({ positionals, fields }: Arguments, schema: JsonSchema, terminal: Terminal) {
  const main = mainTextOf(schema)
  const values = new Map(fields)
  const text = main === undefined ? undefined : takeMainText(positionals, values.has(main))
  if (main === undefined) takeFiles(positionals, mainFileOf(schema), values)

  const input: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(schema)) {
    // Of a field that is no list, the last value counts.
    const texts = itemsOf(field) ? values.get(name) : values.get(name)?.slice(-1)
    if (!texts) continue
    const opened = texts.map((typed) => {
      if (isFile(field)) return openFile(typed, terminal)
      // As a file, in whose bytes its charset is told.
      const isReference = isTextOrFile(field) && /^@(?!@)/.test(typed)
      return isReference ? openFile(typed.slice(1), terminal) : readReference(typed, terminal)
    })
    input[name] = readTyped(await Promise.all(opened), field)
  }
  if (main !== undefined && text !== undefined)
    input[main] = text === '-' ? await readMainFromStdin(schema, main, terminal) : text
  return input
}

/** A text, or the bytes as a file where the field takes one. */
function readMainFromStdin({ properties = {} }: JsonSchema, main: string, terminal: Terminal): Promise<string | File> {
  const field = properties[main]
  return typeof field === 'object' && isTextOrFile(field) ? openFile('-', terminal) : readStdinText(terminal)
}

/** What stands alone is the main text, and a dash where nothing does; undefined where its option gave it. */
function takeMainText([text, ...others]: string[], isOption: boolean): string | undefined {
  if (others.length > 0 || (isOption && text !== undefined)) {
    throw new UsageError('Too many texts: put one with spaces in quotes', '参数过多：含空格的文本请加引号')
  }
  return isOption ? undefined : (text ?? '-')
}

/** Where there is no text, what stands alone are the files. */
function takeFiles(paths: string[], name: string | undefined, values: Map<string, string[]>): void {
  if (paths.length === 0) return
  if (name === undefined)
    throw new UsageError(`This operation takes no text or file: “${paths[0]}”`, `没有可接收“${paths[0]}”的字段`)
  values.set(name, [...(values.get(name) ?? []), ...paths])
}

const openFile = async (path: string, terminal: Terminal): Promise<File> =>
  path === '-' ? new File([await readStdin(terminal)], 'stdin') : openInputFile(path)

/** Reads a value as it was typed: `@path` stands for what is in a file, `@@` for a literal @. */
export async function readReference(value: string, terminal: Terminal): Promise<string> {
  if (value.startsWith('@@')) return value.slice(1)
  return value.startsWith('@') ? readTextFile(value.slice(1), terminal) : value
}
