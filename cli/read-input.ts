import { existsSync } from 'node:fs'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import type { Language } from '#kit/language.ts'
import { keepsMark } from '#kit/main-field.ts'
import { fill } from '#kit/sentence.ts'
import { itemSchemaOf, parseTypedValue } from '#lib/parse-typed-value.ts'
import { escapeControlsInLine } from '#lib/text/escape-controls.ts'
import { isFile, isTextOrFile, mainFileOf, mainTextOf } from './fields.ts'
import { openInputFile } from './open-input-file.ts'
import type { Arguments } from './read-arguments.ts'
import { readStdin, readStdinText, readTextFile } from './read-bytes.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Converts arguments to an operation's input: numbers, switches and lists by the schema, opened files, the contents of
 * `@path`. The main text comes from standard input where it is `-` or missing.
 */
export async function readInput(
  { positionals, fields }: Arguments,
  schema: JsonSchema,
  terminal: Terminal,
  language: Language,
) {
  const main = mainTextOf(schema)
  const values = new Map(fields)
  const isNeeded = main !== undefined && schema.required?.includes(main) === true
  const text = main === undefined ? undefined : takeMainText(positionals, values.has(main), isNeeded)
  if (main !== undefined && text !== undefined) warnOfFile(text, kebabOf(main), terminal, language)
  if (main === undefined) takeFiles(positionals, mainFileOf(schema), values)

  const input: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(schema)) {
    // For a field that is not a list, the last value wins.
    const texts = itemSchemaOf(field) ? values.get(name) : values.get(name)?.slice(-1)
    if (!texts) continue
    const opened = texts.map((typed) => {
      if (isFile(field)) return openFile(typed, terminal)
      // Opened as a file, so that the operation detects the charset of its bytes.
      const isReference = isTextOrFile(field) && /^@(?!@)/.test(typed)
      return isReference ? openFile(typed.slice(1), terminal) : readReference(typed, terminal, keepsMark(field))
    })
    input[name] = parseTypedValue(await Promise.all(opened), field)
  }
  if (main !== undefined && text !== undefined)
    input[main] = text === '-' ? await readMainFromStdin(schema, main, terminal) : text
  return input
}

/** The main text is taken as it is, since many begin with an @; where that is the name of a file, it may be meant. */
function warnOfFile(text: string, option: string, { stderr }: Terminal, language: Language): void {
  if (!text.startsWith('@') || !existsSync(text.slice(1))) return
  const sentence = {
    en: '{text} is taken as a text; --{option} {text} reads the file',
    zh: '{text} 已按文本处理；要读取该文件，请用 --{option} {text}',
  }[language]
  stderr.write(`${fill(sentence, { text: escapeControlsInLine(text), option })}\n`)
}

/** Reads a text, or the bytes as a file if the field accepts one. */
function readMainFromStdin({ properties = {} }: JsonSchema, main: string, terminal: Terminal): Promise<string | File> {
  const field = properties[main]
  return typeof field === 'object' && isTextOrFile(field)
    ? openFile('-', terminal)
    : readStdinText(terminal, keepsMark(field))
}

/** Returns the positional argument as the main text, or a dash without one; undefined if its option is given or none is needed. */
function takeMainText([text, ...others]: string[], isOption: boolean, isNeeded: boolean): string | undefined {
  if (others.length > 0 || (isOption && text !== undefined)) {
    throw new UsageError('Too many texts: put one with spaces in quotes', '参数过多：含空格的文本请加引号')
  }
  return isOption ? undefined : (text ?? (isNeeded ? '-' : undefined))
}

/** Adds positional arguments as files, if there is no main text. */
function takeFiles(paths: string[], name: string | undefined, values: Map<string, string[]>): void {
  if (paths.length === 0) return
  if (name === undefined)
    throw new UsageError(`This operation takes no text or file: “${paths[0]}”`, `没有可接收“${paths[0]}”的字段`)
  values.set(name, [...(values.get(name) ?? []), ...paths])
}

const openFile = async (path: string, terminal: Terminal): Promise<File> =>
  path === '-' ? new File([await readStdin(terminal)], 'stdin') : openInputFile(path)

/** Resolves a typed value: `@path` is the content of a file, `@@` a literal @. */
export async function readReference(value: string, terminal: Terminal, keepsMark = false): Promise<string> {
  if (value.startsWith('@@')) return value.slice(1)
  return value.startsWith('@') ? readTextFile(value.slice(1), terminal, keepsMark) : value
}
