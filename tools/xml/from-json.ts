import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { errors } from './errors.ts'
import { readNodes, writeNodes } from './json/read-nodes.ts'
import { layouts } from './json/write-json.ts'

/** Converts JSON to XML, numbers with their original digits. */
export const fromJson = defineOperation('from-json', {
  input: {
    json: textOf('application/json'),
    layout: z.enum(layouts).default('compact'),
    attributePrefix: advanced(z.string().max(20).default('@')),
    textKey: advanced(z.string().min(1).max(100).default('#text')),
    root: z.string().max(100).default('root'),
    item: advanced(z.string().max(100).default('item')),
    indent: z.int().min(0).max(8).default(2),
    declaration: advanced(z.boolean().default(true)),
  },
  output: { xml: textOf('application/xml') },
  run({ json, indent, declaration, ...style }) {
    if (json.trim() === '') throw errors.empty()
    const written = writeNodes(readNodes(parse(json), style), ' '.repeat(indent))
    const head = declaration ? `<?xml version="1.0" encoding="UTF-8"?>${indent > 0 ? '\n' : ''}` : ''
    return { xml: head + written + (indent > 0 ? '\n' : '') }
  },
})

function parse(json: string): JsonIndex {
  try {
    return readJson(json)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    throw errors.invalidJson(error.params)
  }
}
