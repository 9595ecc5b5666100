import { childrenOf, firstByteOf, openBracket, quote, sourceOf } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import type { Connection } from './connect.ts'
import { errors } from './errors.ts'
import { pipelineValueOf, textOf } from './pipeline-value.ts'

/** The pieces that a step runs on, and how the results are joined. */
export interface Pieces {
  texts: string[]
  /** Whether a piece is passed on unchanged: an empty line. */
  isSkipped: (text: string) => boolean
  /** Converts one result to a piece of the joined text. */
  write: (value: unknown, connection: Connection) => Promise<string>
  join: (written: string[]) => string
}

/**
 * Splits a text for a step that runs on each line, or on each item of a JSON array. Line breaks are kept,
 * empty lines stay empty. Numbers in items keep every digit.
 *
 * @throws ToolError if the text is no JSON array
 */
export const piecesOf = (each: 'line' | 'item', text: string): Pieces => (each === 'line' ? lines(text) : items(text))

function lines(text: string): Pieces {
  const parts = text.split(/(\r?\n)/)
  const texts = parts.filter((_, index) => index % 2 === 0)
  const breaks = parts.filter((_, index) => index % 2 === 1)
  return {
    texts,
    isSkipped: (line) => line === '',
    write: (value) => textOf(pipelineValueOf(value)),
    join: (written) => written.map((line, index) => line + (breaks[index] ?? '')).join(''),
  }
}

function items(text: string): Pieces {
  const index = indexOf(text)
  if (firstByteOf(index, 0) !== openBracket) throw errors.stepNotArray()
  const texts = childrenOf(index, 0).map((token) => {
    if (firstByteOf(index, token) === quote) return String(JSON.parse(sourceOf(index, token)))
    const [start = 0, end = 0] = [index.starts[token], index.ends[token]]
    return decoder.decode(index.bytes.subarray(start, end))
  })
  return {
    texts,
    isSkipped: () => false,
    write: async (value, { mediaType }) => {
      if (mediaType === 'application/json') return textOf(pipelineValueOf(value))
      return JSON.stringify(value instanceof File ? await textOf(value) : value) ?? 'null'
    },
    join: (written) => (written.length > 0 ? `[\n${written.join(',\n')}\n]` : '[]'),
  }
}

const decoder = new TextDecoder()

function indexOf(text: string) {
  try {
    return readJson(text)
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw errors.stepNotJson({ ...error.position, found: error.found })
    throw error
  }
}
