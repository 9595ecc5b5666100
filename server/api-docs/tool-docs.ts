import type { LoadedTool } from '#core/load-tools.node.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { sampleDocs } from './sample-docs.ts'

/** Writes the documentation of one tool: every operation with its fields, a sample and a curl command. */
export async function toolDocs(tool: LoadedTool, siteUrl: string, language: Language): Promise<string> {
  const words = texts[language]
  const operations = Object.entries(tool.operations)
  const contents = operations.map(([exported, { name }]) => {
    const title = tool.texts[language].operations[exported]?.title ?? name
    return `<a href="#${name}">${escapeHtml(title)}</a>`
  })
  const parts = operations.map(([exported, operation]) =>
    operationDocs({ tool, exported, operation, siteUrl, language }),
  )
  return `<nav data-contents aria-label="${words.contents}"><a href="/api-docs">← ${words.overview}</a>${contents.join('')}</nav>
<div><p>${escapeHtml(tool.description[language])} <a href="/tools/${tool.id}">${words.page}</a></p>
${(await Promise.all(parts)).join('\n')}</div>`
}

interface Documented {
  tool: LoadedTool
  exported: string
  operation: Operation
  siteUrl: string
  language: Language
}

/** Writes one operation: its input and output fields, a sample, and the curl command that runs it. */
async function operationDocs({ tool, exported, operation, siteUrl, language }: Documented): Promise<string> {
  const words = texts[language]
  const own = tool.texts[language].operations[exported]
  const path = `/v1/tools/${tool.id}/${operation.name}`
  const table = (side: Side) => fieldTable(jsonSchemaOf(operation, side, tool.texts[language]), side, words)
  return `<section id="${operation.name}"><h2>${escapeHtml(own?.title ?? operation.name)}</h2>
<p><code>POST ${path}</code></p><p>${escapeHtml(own?.description ?? '')}</p>
<h3>${words.input}</h3>${table('input')}
<h3>${words.output}</h3>${table('output')}
${await sampleDocs(tool, exported, siteUrl + path, language)}</section>`
}

type Words = (typeof texts)['en']

type Side = 'input' | 'output'

/**
 * A table with explicit ARIA roles, since the implicit ones are lost where its rows are laid out as blocks (on phones).
 */
function fieldTable(schema: JsonSchema, side: Side, words: Words): string {
  const required = new Set(schema.required ?? [])
  const isInput = side === 'input'
  const rows = fieldsOf(schema).map(([name, field]) => {
    const type = escapeHtml(typeOf(field)) + (isInput || required.has(name) ? '' : `, ${words.notAlways}`)
    const cells = [
      type,
      ...(isInput ? [standardOf(field, required.has(name), words)] : []),
      escapeHtml(field.description ?? ''),
    ]
    return `<tr role="row"><th scope="row" role="rowheader"><code>${name}</code></th>${cells.map((cell) => `<td role="cell">${cell}</td>`).join('')}</tr>`
  })
  const head = [words.field, words.type, ...(isInput ? [words.default] : []), words.meaning].map(
    (word) => `<th scope="col" role="columnheader">${word}</th>`,
  )
  return `<table role="table" data-fields="${side}"><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup">${rows.join('')}</tbody></table>`
}

/** The default of a field, or whether it is required. */
function standardOf(field: JsonSchema, isRequired: boolean, words: Words): string {
  if (field.default !== undefined) return `<code>${escapeHtml(JSON.stringify(field.default))}</code>`
  return isRequired ? words.required : words.optional
}

function typeOf({ type, format, enum: choices, items, anyOf, minimum, maximum }: JsonSchema): string {
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  if (format === 'file') return 'file'
  if (anyOf) return anyOf.map((option) => typeOf(option)).join(' | ')
  if (type === 'array') return `${typeof items === 'object' && !Array.isArray(items) ? typeOf(items) : ''}[]`
  const bounds =
    minimum !== undefined && maximum !== undefined && maximum < 2 ** 53 - 1 ? ` ${minimum}..${maximum}` : ''
  return `${String(type ?? 'any')}${bounds}`
}

const texts = {
  en: {
    contents: 'Contents',
    overview: 'All tools',
    page: 'Open the tool',
    input: 'Input',
    output: 'Output',
    field: 'Field',
    type: 'Type',
    default: 'Default',
    meaning: 'Description',
    required: 'required',
    optional: 'optional',
    notAlways: 'may be absent',
  },
  zh: {
    contents: '目录',
    overview: '全部工具',
    page: '打开工具',
    input: '输入',
    output: '输出',
    field: '字段',
    type: '类型',
    default: '默认值',
    meaning: '说明',
    required: '必填',
    optional: '选填',
    notAlways: '可能没有',
  },
}
