import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoadedTool, loadEveryTool } from '#core/load-tools.node.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import { isTestedInFull } from '#lib/fixtures/selected-tools.ts'
import { openPool, type Pool } from '../pool/pool.ts'
import { findFailure } from './fuzz-operation.ts'

const nest = (open: string, inner: string, close: string, depth = 50_000) =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`

/** Texts that overflow the stack of recursive code, or the arguments of a call. */
const everyDay: Record<string, string> = { brackets: nest('[', '', ']'), parentheses: nest('(', '1', ')') }
const atNight: Record<string, string> = {
  objects: nest('{"a":', '1', '}'),
  tags: nest('<a>', '', '</a>'),
  openTags: '<a>'.repeat(50_000),
  openBrackets: '['.repeat(1e5),
  openParentheses: '('.repeat(1e5),
  braces: 'a{'.repeat(50_000),
  quotes: '> '.repeat(50_000),
  bullets: '- '.repeat(50_000),
  emphasis: '*'.repeat(1e5),
  not: '!'.repeat(1e5),
  conditions: 'a?b:'.repeat(50_000),
  queries: 'select ('.repeat(20_000),
  keys: 'a: '.repeat(30_000),
  siblings: '<b>x</b>'.repeat(130_000),
  items: `[${'1,'.repeat(130_000)}1]`,
  columns: 'a,'.repeat(130_000),
  alternatives: 'a|'.repeat(130_000),
  tabs: `a${'\t'.repeat(1e6)}b`,
  lines: 'a\n'.repeat(130_000),
  oneWord: 'a'.repeat(1e6),
  indents: Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
}
const texts = Object.entries(isLong ? { ...everyDay, ...atNight } : everyDay)

let pool: Pool
beforeAll(async () => {
  pool = await openPool({ seconds: 20 })
})
afterAll(() => pool.close())

const tools = (await loadEveryTool()).filter(({ id }) => isTestedInFull(id))

test.each(tools.map((tool) => [tool.id, tool] as const))('%s survives deep and wide texts', async (_, tool) => {
  const failures: string[] = []
  for (const [name, input, label] of inputsOf(tool)) {
    const failure = await findFailure(pool, tool, name, input)
    // Time and memory are limited by the pool, with errors of their own.
    if (failure && !failure.startsWith('is stopped')) failures.push(`${label}: ${failure.slice(0, 500)}`)
  }
  expect(failures).toEqual([])
})

/** The first sample of each operation, with each text in each of its text fields. */
function inputsOf(tool: LoadedTool): [name: string, input: object, label: string][] {
  return Object.entries(tool.operations).flatMap(([exported, operation]) => {
    const sample: object = tool.samples[exported]?.[0]?.input ?? {}
    const fields = fieldsOf(jsonSchemaOf(operation, 'input', tool.texts.en)).filter(([, field]) => isFreeText(field))
    return fields.flatMap(([field]) =>
      texts.map(([kind, text]): [string, object, string] => [
        operation.name,
        { ...sample, [field]: text },
        `${operation.name}.${field} ${kind}`,
      ]),
    )
  })
}

const isFreeText = ({ type, enum: choices, anyOf = [] }: JsonSchema): boolean =>
  (type === 'string' && !choices) || anyOf.some((each) => Object(each).type === 'string')
