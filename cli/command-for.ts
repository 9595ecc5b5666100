import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import { quoteWhereNeeded, type Shell } from '#lib/shell/quote.ts'
import { isFile, isSwitch, mainFileOf, mainTextOf } from './fields.ts'

/** The source of the material: a file, or standard input, with its text if it is text. */
export type Source = { path?: string; text?: string }

interface Run {
  tool: string
  operation: string
  /** The field for the material; empty if the input already contains all that is used of it. */
  field: string
  input: Record<string, unknown>
}

/**
 * Writes the shell command that runs an operation on some material, with placeholders in capitals for missing values.
 */
export function commandFor(
  { tool, operation, field, input }: Run,
  schema: JsonSchema,
  source: Source,
  shell: Shell,
): string {
  const main = mainTextOf(schema) ?? mainFileOf(schema)
  const needed = fieldsOf(schema).filter(
    ([name]) => name === field || Object.hasOwn(input, name) || schema.required?.includes(name),
  )
  const parts = needed.map(([name, of]): string[] => {
    const isMaterial = name === field
    const value = isMaterial ? materialOf(source, of) : writable(input[name])
    const word = value ?? placeholderOf(name, of)
    const isInFile = isMaterial && !isFile(of) && (value === undefined || source.path !== undefined)
    if (name !== main) return optionOf(name, isInFile ? `@${word}` : word, of)
    // Long texts and files are redirected to standard input. PowerShell has no `<`.
    if (isInFile || (value === undefined && !isFile(of))) {
      const file = value ?? 'FILE'
      return shell === 'sh' ? ['<', file] : optionOf(name, `@${file}`, of)
    }
    if (!word.startsWith('-')) return [word]
    // PowerShell consumes the first `--`.
    return shell === 'sh' ? ['--', word] : optionOf(name, word, of)
  })
  // There are no options after `--`, and a redirection comes last.
  const isLast = ([first]: string[]) => first === '<' || first === '--'
  const words = parts.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))).flat()
  const written = words.map((word) => (word === '<' ? word : quoteWhereNeeded(word, shell)))
  return ['toolbench', tool, operation, ...written].join(' ')
}

/** Returns the path of the file, or a short text; undefined if it cannot be written in a line. */
function materialOf({ path, text }: Source, field: JsonSchema): string | undefined {
  if (path !== undefined) return writable(path)
  return text === undefined || isFile(field) ? undefined : writable(text)
}

function optionOf(name: string, word: string, field: JsonSchema): string[] {
  const option = `--${kebabOf(name)}`
  if (isSwitch(field)) return [word === 'false' ? `--no-${kebabOf(name)}` : option]
  // `--json` without a value requests JSON output.
  return word.startsWith('-') || name === 'json' ? [`${option}=${word}`] : [option, word]
}

const placeholderOf = (name: string, field: JsonSchema): string =>
  isFile(field) ? 'FILE' : kebabOf(name).replaceAll('-', '_').toUpperCase()

/** Writes a value in a line; undefined if it is long, or has invisible characters. */
function writable(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 2000 || text === '' || !/^[^\p{Cc}\p{Cf}]+$/u.test(text) ? undefined : text
}
