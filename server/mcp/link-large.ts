import type { ContentBlock } from '@modelcontextprotocol/server'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import { filesIn, replaceFiles, writeFiles } from '#lib/json-files.node.ts'
import { estimateJsonSize } from '../bodies/write-answer.ts'
import type { Part, ResultStore } from './result-store.ts'

/** The longest inline field, in bytes of JSON: longer ones fill a model's context, and many clients truncate them. */
export const maxInlineBytes = 100_000

/** Files of one result that are linked one by one; if there are more, they are part of their field's resource. */
const maxLinkedFiles = 100

/** An output without its large parts, and the links to these. */
interface LinkedOutput {
  output: Record<string, unknown>
  links: ContentBlock[]
}

/**
 * Stores the large parts of an output and replaces them by links: files have a `uri` instead of their bytes, and other
 * large fields are listed in `linked`. The result matches {@link linkableSchema}.
 */
export async function linkLarge(output: unknown, schema: JsonSchema, store: ResultStore): Promise<LinkedOutput> {
  const links: ContentBlock[] = []
  const linked: Record<string, string> = {}
  const keep = (part: Part): string => {
    const described = store.keep(part)
    links.push({ type: 'resource_link', ...described })
    return described.uri
  }
  const light: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(Object(output))) {
    if (estimateJsonSize(value) <= maxInlineBytes) {
      light[name] = value
      continue
    }
    const field = fieldsOf(schema).find(([each]) => each === name)?.[1]
    const rest =
      links.length + filesIn(value).length > maxLinkedFiles
        ? value
        : replaceFiles(value, (file) => linkFile(file, keep))
    if (estimateJsonSize(rest) <= maxInlineBytes) light[name] = rest
    else linked[name] = keep(await partOf(name, rest, field))
  }
  return { output: Object.keys(linked).length > 0 ? { ...light, linked } : light, links }
}

function linkFile(file: File, keep: (part: Part) => string) {
  const { name, type, size } = file
  return { name, type, size, uri: keep({ name, mimeType: type || 'application/octet-stream', content: file }) }
}

async function partOf(name: string, value: unknown, field: JsonSchema = {}): Promise<Part> {
  const { title } = field
  if (typeof value !== 'string')
    return { name, title, mimeType: 'application/json', content: JSON.stringify(await writeFiles(value)) }
  const [typed] = [field, ...(field.anyOf ?? [])].filter(({ contentMediaType }) => contentMediaType !== undefined)
  return { name, title, mimeType: typed?.contentMediaType ?? 'text/plain', content: value }
}

/** Describes an output whose large parts {@link linkLarge} may have replaced by links. */
export function linkableSchema(schema: JsonSchema, language: Language): JsonSchema {
  const { properties = {}, required = [] } = withLinkableFiles(schema) as JsonSchema
  const isShort = (name: string) =>
    fieldsOf({ properties }).some(([each, field]) => each === name && isAlwaysShort(field))
  const linked: JsonSchema = {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: {
      en: 'Fields too large to stand here, each with the URI of its resource',
      zh: '过大而未写在此处的字段，及其资源的 URI',
    }[language],
  }
  return { ...schema, properties: { ...properties, linked }, required: required.filter(isShort) }
}

const isAlwaysShort = ({ type, enum: choices }: JsonSchema): boolean =>
  choices !== undefined || type === 'integer' || type === 'number' || type === 'boolean'

/** Copies a schema in which files may have a `uri` in place of their bytes. */
function withLinkableFiles(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withLinkableFiles)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy: JsonSchema = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, withLinkableFiles(value)]),
  )
  if (copy.format !== 'file' || !copy.properties) return copy
  const { required: _, ...others } = copy
  return { ...others, properties: { ...copy.properties, uri: { type: 'string' } } }
}
