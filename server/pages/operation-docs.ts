import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import type { Operation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { filesIn, writeFiles } from '#lib/json-files.node.ts'
import type { LoadedTool } from '#lib/tool-folders.node.ts'
import { escapeHtml } from './escape-html.ts'

interface Documented {
  tool: LoadedTool
  exported: string
  operation: Operation
  siteUrl: string
  language: Language
}

/** Writes one operation: its fields in and out, a sample, and the curl line that runs it. */
export async function operationDocs({ tool, exported, operation, siteUrl, language }: Documented): Promise<string> {
  const words = texts[language]
  const own = tool.texts[language].operations[exported]
  const path = `/v1/tools/${tool.id}/${operation.name}`
  const table = (side: 'input' | 'output') => fieldTable(jsonSchemaOf(operation, side, tool.texts[language]), words)
  return `<h3 id="${tool.id}-${operation.name}">${escapeHtml(own?.title ?? operation.name)} <code>POST ${path}</code></h3>
<p>${escapeHtml(own?.description ?? '')}</p>
<h4>${words.input}</h4>${table('input')}
<h4>${words.output}</h4>${table('output')}
${await sampleDocs(tool, exported, siteUrl + path, words)}`
}

type Words = (typeof texts)['en']

async function sampleDocs(tool: LoadedTool, exported: string, url: string, words: Words): Promise<string> {
  const [sample] = tool.samples[exported] ?? []
  if (!sample) return ''
  const answer = JSON.stringify({ code: 200, msg: 'success', data: await writeFiles(sample.output) }, null, 2)
  return `<h4>${words.sample}</h4><pre tabindex="0" data-curl="">${escapeHtml(await curlLine(url, sample.input))}</pre>
<pre tabindex="0">${escapeHtml(shortened(answer))}</pre>`
}

/** Writes the command that runs a sample: form data where a file is sent, JSON otherwise. Files are named, not written. */
async function curlLine(url: string, input: object): Promise<string> {
  if (filesIn(input).length === 0) {
    return `curl -s ${url} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(JSON.stringify(input))}`
  }
  const parts = Object.entries(input).flatMap(([name, value]) =>
    [value].flat().map((item) => `  -F ${quoted(`${name}=${item instanceof File ? `@${item.name}` : String(item)}`)}`),
  )
  return `curl -s ${url} \\\n${parts.join(' \\\n')}`
}

/** In the single quotes of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Long strings in the middle of an answer say nothing more. */
const shortened = (json: string): string => json.replace(/"([^"\\]{120})[^"\\]{40,}"/g, '"$1…"')

function fieldTable(schema: JsonSchema, words: Words): string {
  const required = new Set(schema.required ?? [])
  const rows = fieldsOf(schema).map(
    ([name, field]) =>
      `<tr><td><code>${name}</code></td><td>${escapeHtml(typeOf(field))}</td><td>${
        field.default !== undefined
          ? `<code>${escapeHtml(JSON.stringify(field.default))}</code>`
          : required.has(name)
            ? words.required
            : words.optional
      }</td><td>${escapeHtml(field.description ?? '')}</td></tr>`,
  )
  const head = [words.field, words.type, words.default, words.meaning].map((word) => `<th scope="col">${word}</th>`)
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
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
    input: 'Input',
    output: 'Output',
    sample: 'Sample',
    field: 'Field',
    type: 'Type',
    default: 'Default',
    meaning: 'Meaning',
    required: 'required',
    optional: 'optional',
  },
  zh: {
    input: '输入',
    output: '输出',
    sample: '示例',
    field: '字段',
    type: '类型',
    default: '默认值',
    meaning: '含义',
    required: '必填',
    optional: '可选',
  },
}
