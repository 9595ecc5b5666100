import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import { quoteWhereNeeded, type Shell } from '#lib/shell/quote.ts'
import { isFile, isSwitch, mainFileOf, mainTextOf } from './fields.ts'

/** Where the material came from: a file, or standard input, whose text is known where it is one. */
export type Source = { path?: string; text?: string }

interface Run {
  tool: string
  operation: string
  /** The field that takes the material; empty where the input has all that is taken of it. */
  field: string
  input: Record<string, unknown>
}

/**
 * Writes the command that runs an operation on some material, for a shell. What is still to be given is a word in
 * capitals.
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
    // A long text, and that of a file, comes from standard input. PowerShell has no `<`.
    if (isInFile || (value === undefined && !isFile(of))) {
      const file = value ?? 'FILE'
      return shell === 'sh' ? ['<', file] : optionOf(name, `@${file}`, of)
    }
    if (!word.startsWith('-')) return [word]
    // PowerShell takes the first `--` for itself.
    return shell === 'sh' ? ['--', word] : optionOf(name, word, of)
  })
  // Behind `--` nothing is an option, and a redirection comes last.
  const isLast = ([first]: string[]) => first === '<' || first === '--'
  const words = parts.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))).flat()
  const written = words.map((word) => (word === '<' ? word : quoteWhereNeeded(word, shell)))
  return ['toolbench', tool, operation, ...written].join(' ')
}

/** The path of the file, or a short text itself; undefined for what cannot be written in a line. */
function materialOf({ path, text }: Source, field: JsonSchema): string | undefined {
  if (path !== undefined) return writable(path)
  return text === undefined || isFile(field) ? undefined : writable(text)
}

function optionOf(name: string, word: string, field: JsonSchema): string[] {
  const option = `--${kebabOf(name)}`
  if (isSwitch(field)) return [word === 'false' ? `--no-${kebabOf(name)}` : option]
  // `--json` alone asks for the answer as JSON.
  return word.startsWith('-') || name === 'json' ? [`${option}=${word}`] : [option, word]
}

const placeholderOf = (name: string, field: JsonSchema): string =>
  isFile(field) ? 'FILE' : kebabOf(name).replaceAll('-', '_').toUpperCase()

/** A value as it can be written in a line; undefined for one that is long, or that cannot be seen as it is. */
function writable(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 2000 || text === '' || !/^[^\p{Cc}\p{Cf}]+$/u.test(text) ? undefined : text
}
