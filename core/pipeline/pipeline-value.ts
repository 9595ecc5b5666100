import { decodeAs } from '#lib/charset/read-text.ts'
import { fileContent } from '#lib/recognition/file-content.ts'
import { errors } from './errors.ts'
import type { Port } from './ports.ts'

/** A value passed from step to step. */
export type PipelineValue = string | File

/** A value passed to a step, with the media type of a text if known. */
export interface StepInput {
  flow: PipelineValue
  type: string
}

/** In MiB, and in characters of one byte: no text between two steps is longer. */
const maxTextMebibytes = 64
export const maxTextLength = maxTextMebibytes * 2 ** 20

export const tooLong = () => errors.stepTooLong({ mebibytes: maxTextMebibytes })

/**
 * Converts a text or a file to what a field accepts: a text is the bytes of a file in UTF-8, a file's bytes a text, a
 * text a list of its lines.
 *
 * @throws ToolError if a file that should be text is none, or a text is too long
 */
export async function deliver({ flow, type }: StepInput, ports: readonly Port[]): Promise<unknown> {
  if (flow instanceof File) {
    if (ports.includes('file')) return flow
    if (ports.includes('files')) return [flow]
  } else {
    if (ports.includes('text')) return flow
    if (ports.includes('file')) return fileOf(flow, type)
    if (ports.includes('files')) return [fileOf(flow, type)]
  }
  const text = await textOf(flow)
  return ports.includes('text') ? text : linesIn(text)
}

const fileOf = (text: string, type: string): File => new File([text], 'text', { type: type || 'text/plain' })

const linesIn = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '')

/** Reads a value as text, a file in the charset detected from its bytes. */
export async function textOf(flow: PipelineValue): Promise<string> {
  if (typeof flow === 'string') return flow
  if (flow.size > maxTextLength) throw tooLong()
  const bytes = new Uint8Array(await flow.arrayBuffer())
  const content = fileContent(bytes, flow.name)
  if (content.is === 'binary') throw errors.stepNotText()
  return decodeAs(bytes, content.charset).text
}

/**
 * Converts an output to a pipeline value: texts and files as they are, numbers and booleans as text, a list of these
 * one a line, anything else as JSON.
 */
export function pipelineValueOf(value: unknown): PipelineValue {
  const flow = written(value)
  if (typeof flow === 'string' && flow.length > maxTextLength) throw tooLong()
  return flow
}

function written(value: unknown): PipelineValue {
  if (typeof value === 'string' || value instanceof File) return value
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('\n')
  return JSON.stringify(value, undefined, 2)
}
