import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
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

/** Writes the command that runs an operation on some material. What is still to be given is a word in capitals. */
export function commandFor({ tool, operation, field, input }: Run, schema: JsonSchema, source: Source): string {
  const main = mainTextOf(schema) ?? mainFileOf(schema)
  const needed = fieldsOf(schema).filter(
    ([name]) => name === field || Object.hasOwn(input, name) || schema.required?.includes(name),
  )
  const parts = needed.map(([name, of]) => {
    const isMaterial = name === field
    const known = isMaterial ? materialWord(source, of) : wordOf(input[name])
    const word = known ?? placeholderOf(name, of)
    const isInFile = isMaterial && !isFile(of) && (known === undefined || source.path !== undefined)
    if (name !== main) return optionOf(name, isInFile ? `@${word}` : word, of)
    // A long text, and that of a file, comes from standard input.
    if (isInFile || (known === undefined && !isFile(of))) return `< ${known ?? 'FILE'}`
    return word.startsWith('-') ? `-- ${word}` : word
  })
  // Behind `--` nothing is an option, and a redirection comes last.
  const isLast = (part: string) => /^(?:-- |< )/.test(part)
  return ['toolbench', tool, operation, ...parts.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))].join(' ')
}

/** The path of the file, or a short text itself; undefined for what cannot be written in a line. */
function materialWord({ path, text }: Source, field: JsonSchema): string | undefined {
  if (path !== undefined) return wordOf(path)
  return text === undefined || isFile(field) ? undefined : wordOf(text)
}

function optionOf(name: string, word: string, field: JsonSchema): string {
  const option = `--${kebabOf(name)}`
  if (isSwitch(field)) return word === 'false' ? `--no-${kebabOf(name)}` : option
  return word.startsWith('-') ? `${option}=${word}` : `${option} ${word}`
}

const placeholderOf = (name: string, field: JsonSchema): string =>
  isFile(field) ? 'FILE' : kebabOf(name).replaceAll('-', '_').toUpperCase()

/** A value as a shell takes it; undefined for one that is long, or that cannot be seen as it is. */
function wordOf(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.length > 2000 || text === '' || !/^[^\p{Cc}\p{Cf}]+$/u.test(text)) return undefined
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
