import { parseArgs } from 'node:util'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import { isSwitch } from './fields.ts'
import { didYouMean } from './shell/did-you-mean.ts'
import { UsageError } from './usage-error.ts'

/** The parsed arguments of an operation: positional ones, the values of each field, and the form of the output. */
export interface Arguments {
  positionals: string[]
  fields: Map<string, string[]>
  json: boolean
  output?: string
  /** Whether a file whose name the user did not type may be replaced. */
  force: boolean
}

/**
 * Parses the arguments of an operation. `--json` without a value is always the flag; `--json=…` is the field of that
 * name.
 *
 * @throws UsageError for an option that the operation does not have, or one without its value
 */
export function readArguments(args: string[], schema: JsonSchema): Arguments {
  const named = fieldsOf(schema)
  const names = new Map(named.flatMap(([name]) => [name, kebabOf(name)].map((form) => [form, name])))
  const switches = new Set(named.filter(([, field]) => isSwitch(field)).map(([name]) => name))
  // `--no-repeats` negates a switch `repeats`, unless a field has that name itself.
  const isNegated = ({ rawName }: Option) => rawName.startsWith('--no-') && !names.has(rawName.slice('--'.length))
  const fieldOf = (option: Option) => names.get(isNegated(option) ? option.name : option.rawName.replace(/^--?/, ''))
  const isSwitchToken = (option: Option) => switches.has(fieldOf(option) ?? '')
  const types = [...names].map(([form, name]) => [form, { type: switches.has(name) ? 'boolean' : 'string' }] as const)
  const options = { ...Object.fromEntries(types), ...flags }
  const { tokens } = parseArgs({ args, options, strict: false, allowNegative: true, tokens: true })

  const read: Arguments = { positionals: [], fields: new Map(), json: false, force: false }
  for (const [index, token] of tokens.entries()) {
    // `--padding false`: the word is the value of the switch before it.
    const isBare = (at: number) => {
      const other = tokens[at]
      return other?.kind === 'option' && isSwitchToken(other) && !other.inlineValue && !isNegated(other)
    }
    const next = tokens[index + 1]
    const word = isBare(index) && next?.kind === 'positional' && isTruth(next.value) ? next.value : undefined
    if (token.kind === 'positional' && !(isBare(index - 1) && isTruth(token.value))) read.positionals.push(token.value)
    if (token.kind !== 'option' || token.name === 'lng') continue
    if (token.name === 'json' && !token.inlineValue) read.json = true
    else if (token.name === 'force' && !token.inlineValue) read.force = true
    else if (token.name === 'output') read.output = wordOf({ ...token, value: token.value || undefined })
    else {
      const name = fieldOf(token)
      if (name === undefined || (isNegated(token) && !switches.has(name))) throw unknownOption(token, named)
      const value = !switches.has(name) ? wordOf(token) : isNegated(token) ? 'false' : (token.value ?? word ?? 'true')
      read.fields.set(name, [...(read.fields.get(name) ?? []), value])
    }
  }
  return read
}

interface Option {
  name: string
  rawName: string
  value?: string | undefined
  inlineValue?: boolean | undefined
}

const flags = {
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  output: { type: 'string', short: 'o' },
  lng: { type: 'string' },
} as const

const isTruth = (word: string): boolean => word === 'true' || word === 'false'

function wordOf({ rawName, value }: Option): string {
  if (value === undefined) throw new UsageError(`${rawName} needs a value`, `${rawName} 需要一个值`)
  return value
}

function unknownOption({ rawName }: Option, fields: [name: string, schema: JsonSchema][]): UsageError {
  const options = fields.map(([name]) => `--${kebabOf(name)}`).join(' ')
  if (options === '') {
    return new UsageError(
      `There is no option ${rawName}. Put text that begins with a dash after --`,
      `没有选项 ${rawName}。以短横线开头的文本请放在 -- 之后`,
    )
  }
  const near = didYouMean(rawName, options.split(' '))
  return new UsageError(
    [`There is no option ${rawName}.`, near.en, `Choose one of: ${options}. Put text that begins with a dash after --`]
      .filter(Boolean)
      .join(' '),
    [`没有选项 ${rawName}。`, near.zh, `可用选项：${options}。以短横线开头的文本请放在 -- 之后`].join(''),
  )
}
