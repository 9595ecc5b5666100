import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server'
import type { JsonSchema } from '#kit/json-schema.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import { filesIn, type JsonFile, replaceFiles, writeFiles } from '#lib/json-files.node.ts'

/**
 * Writes an output as structured content for programs, and as content for readers: the main text, then the other
 * fields, then the files.
 */
export async function writeMcpResult(output: unknown, schema: JsonSchema): Promise<CallToolResult> {
  const structured: Record<string, unknown> = Object(await writeFiles(output))
  const { [mainFieldOf(schema) ?? '']: main, ...others } = Object(output)
  const rest: unknown = replaceFiles(typeof main === 'string' ? others : output, nameOf)
  const restText = JSON.stringify(rest, undefined, 2)
  // The main text may be an empty object itself.
  const texts = [...(typeof main === 'string' ? [main] : []), ...(restText === '{}' ? [] : [restText])]
  const files = await Promise.all(filesIn(output).map(contentOf))
  const content = [...texts.map((text): ContentBlock => ({ type: 'text', text })), ...files]
  return { content, structuredContent: structured }
}

const nameOf = ({ name, type, size }: File): Omit<JsonFile, 'base64'> => ({ name, type, size })

async function contentOf(file: File): Promise<ContentBlock> {
  const data = Buffer.from(await file.arrayBuffer()).toString('base64')
  if (file.type.startsWith('image/')) return { type: 'image', data, mimeType: file.type }
  if (file.type.startsWith('audio/')) return { type: 'audio', data, mimeType: file.type }
  const uri = `toolbench://output/${encodeURIComponent(file.name.toWellFormed())}`
  return { type: 'resource', resource: { uri, blob: data, mimeType: file.type || 'application/octet-stream' } }
}
