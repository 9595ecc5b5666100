import { findCard, findOperation, loadOperations, readCatalogue } from '#core/load-tools.node.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { branchesOf, itemSchemaOf } from '#lib/parse-typed-value.ts'
import { isSwitch } from '../fields.ts'
import { completeCommand } from './complete-command.ts'
import { commands } from './did-you-mean.ts'

const shared = ['--json', '--output', '--force', '--lng', '--help']

/** Lists the completions of the last word, a line each. Without any, the shell offers files. */
export async function complete(words: string[]): Promise<string> {
  const { given, last, kept } = atValue(words)
  const offered = await candidates(given, last)
  return offered
    .filter((each) => each.startsWith(last))
    .map((each) => `${kept}${each}\n`)
    .join('')
}

/** Splits an option from its value: `--name=value` is one word, or three in bash, which completes the last one. */
function atValue(words: string[]): { given: string[]; last: string; kept: string } {
  const last = words.at(-1) ?? ''
  const [, name, value = ''] = /^(--[^=]+)=(.*)$/s.exec(last) ?? []
  if (name !== undefined) return { given: [...words.slice(0, -1), name], last: value, kept: `${name}=` }
  if (last === '=') return { given: words.slice(0, -1), last: '', kept: '' }
  return { given: words.slice(0, words.at(-2) === '=' ? -2 : -1), last, kept: '' }
}

async function candidates(words: string[], last: string): Promise<readonly string[]> {
  const [tool, name, ...given] = words
  if (tool === undefined && !last.startsWith('-')) return [...commands, ...(await toolIds())]
  if (tool === 'help') return name === undefined ? [...(await toolIds()), ...commands] : operationsOf(name)
  if (tool === undefined || tool.startsWith('-') || commands.includes(tool))
    return completeCommand(words, last, toolIds)
  if (name === undefined) return operationsOf(tool)
  return optionsOf(tool, name, given, last)
}

const toolIds = async (): Promise<string[]> => (await readCatalogue()).map(({ id }) => id)

async function operationsOf(tool: string): Promise<string[]> {
  const card = await findCard(tool)
  return card ? Object.values(await loadOperations(card.id)).map(({ name }) => name) : []
}

async function optionsOf(tool: string, name: string, given: string[], last: string): Promise<string[]> {
  const card = await findCard(tool)
  const [, operation] = (card && findOperation(await loadOperations(card.id), name)) ?? []
  if (!operation || given.includes('--')) return []
  const fields = fieldsOf(jsonSchemaOf(operation, 'input', emptyTexts))
  const before = given.at(-1)
  if (before === '--lng') return ['en', 'zh']
  const [, field] = fields.find(([each]) => before === `--${each}` || before === `--${kebabOf(each)}`) ?? []
  const choices = field ? choicesOf(field) : []
  if (choices.length > 0) return choices
  if (!last.startsWith('-')) return []
  const options = fields.flatMap(([each, of]) =>
    isSwitch(of) ? [`--${kebabOf(each)}`, `--no-${kebabOf(each)}`] : [`--${kebabOf(each)}`],
  )
  return [...options, ...shared]
}

const choicesOf = (field: JsonSchema): string[] =>
  branchesOf(itemSchemaOf(field) ?? field).flatMap(({ enum: choices = [] }) => choices.map(String))
