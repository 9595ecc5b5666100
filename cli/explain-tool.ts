import { loadOperations, loadTexts } from '#core/load-tools.node.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { kebabOf } from '#kit/kebab.ts'
import type { Language, Localized } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import type { AnyTexts } from '#kit/texts.ts'
import { joinLabel, marksOf } from '#kit/words/marks.ts'
import { branchesOf, itemSchemaOf } from '#lib/parse-typed-value.ts'
import { isFile, isSwitch, mainFileOf, mainTextOf } from './fields.ts'
import { findNamedOperation, findNamedTool } from './find-operation.ts'

/** Explains a tool, or one of its operations: every field with its help. */
export async function explainTool(toolName: string, operationName: string | undefined, language: Language) {
  const { id, title, description } = await findNamedTool(toolName)
  const [operations, texts] = await Promise.all([loadOperations(id), loadTexts(id, language)])
  const named = operationName ? [findNamedOperation(id, operations, operationName)] : Object.entries(operations)
  const parts = named.map(([exported, operation]) => describeOperation({ id, exported, operation, texts }, language))
  return [`${joinLabel(title[language], description[language])}\n`, ...parts].join('\n')
}

interface Described {
  id: string
  exported: string
  operation: Operation
  texts: AnyTexts
}

function describeOperation({ id, exported, operation, texts }: Described, language: Language): string {
  const schema = jsonSchemaOf(operation, 'input', texts)
  const main = mainTextOf(schema) ?? mainFileOf(schema)
  // Several files are taken in any case: as a list, or one after another.
  const more = mainFileOf(schema) ? ' …' : ''
  const usage = `toolbench ${id} ${operation.name}${main ? ` [${main}${more}]` : ''}`
  const rows = fieldsOf(schema).map(([name, field]) => [formOf(name, field, schema), explain(field, language)] as const)
  const width = Math.max(...rows.map(([form]) => form.length)) + 2
  const lines = rows.map(([form, words]) => `    ${form.padEnd(width)}${words}`)
  return `  ${usage}\n    ${texts.operations[exported]?.description ?? ''}\n${lines.map((line) => `${line}\n`).join('')}`
}

function formOf(name: string, field: JsonSchema, schema: JsonSchema): string {
  const option = `--${kebabOf(name)}`
  if (isSwitch(field)) return field.default === true ? `--[no-]${kebabOf(name)}` : option
  const more = itemSchemaOf(field) ? ' …' : ''
  const kind = isFile(field) ? 'PATH' : valueKind(field)
  return `${option} ${kind}${more}${schema.required?.includes(name) ? ' *' : ''}`
}

const valueKind = (field: JsonSchema): string => {
  const types = branchesOf(itemSchemaOf(field) ?? field).map(({ type, enum: choices }) => (choices ? 'CHOICE' : type))
  if (types.includes('object')) return 'JSON'
  if (types.includes('CHOICE')) return 'CHOICE'
  return types.some((type) => type === 'number' || type === 'integer') ? 'NUMBER' : 'TEXT'
}

/** The field's help, bounds and default. The labels of choices are in its description. */
function explain({ description = '', default: fallback, minimum, maximum }: JsonSchema, language: Language): string {
  const isBounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  const hasDefault = fallback !== undefined && fallback !== '' && fallback !== false
  const bounds = isBounded ? [`${minimum}..${maximum}`] : []
  const preset = hasDefault ? [`${words.usually[language]} ${JSON.stringify(fallback).replaceAll('"', '')}`] : []
  return [description, ...bounds, ...preset].join(marksOf(description).semicolon)
}

const words = { usually: { en: 'default', zh: '默认' } } satisfies Record<string, Localized>
