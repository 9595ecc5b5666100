import { z } from 'zod'
import type { Description, Descriptions } from './description.ts'
import { fieldsOf, type JsonSchema } from './json-schema.ts'
import { mainFieldOf } from './main-field.ts'
import type { Operation } from './operation.ts'
import type { Sample } from './samples.ts'
import { type AnyFieldText, type AnyTexts, emptyTexts } from './texts.ts'
import { marksOf } from './words/marks.ts'

type Side = 'input' | 'output'

export type Schemas = Record<Side, JsonSchema>

/** A cache: the same schemas are requested repeatedly. */
const made = new WeakMap<AnyTexts, Map<Operation, Partial<Record<Side, JsonSchema>>>>()

/**
 * Returns the input or output of an operation as JSON Schema 2020-12: every field with its label and help in a
 * language. The result is cached and must not be changed.
 */
export function jsonSchemaOf(operation: Operation, side: Side, texts: AnyTexts): JsonSchema {
  const ofTexts = made.get(texts) ?? new Map<Operation, Partial<Record<Side, JsonSchema>>>()
  const ofOperation = ofTexts.get(operation) ?? {}
  const schema = ofOperation[side] ?? makeSchema(operation, side, texts)
  ofOperation[side] = schema
  ofTexts.set(operation, ofOperation)
  made.set(texts, ofTexts)
  return schema
}

/** Returns both sides of an operation without texts. */
export const schemasOf = (operation: Operation): Schemas => ({
  input: jsonSchemaOf(operation, 'input', emptyTexts),
  output: jsonSchemaOf(operation, 'output', emptyTexts),
})

function makeSchema(operation: Operation, side: Side, texts: AnyTexts): JsonSchema {
  const schema: JsonSchema = z.toJSONSchema(operation[side], { io: side, override: writeFileAsObject })
  return describe(schema, texts[side])
}

const writeFileAsObject: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type !== 'file') return
  delete jsonSchema.contentEncoding
  Object.assign(jsonSchema, fileSchema)
}

/** JSON has no files: a file is its name, media type and bytes. Answers also have its `size` in bytes. */
const fileSchema = {
  type: 'object',
  format: 'file',
  properties: {
    name: { type: 'string' },
    type: { type: 'string' },
    size: { type: 'integer', readOnly: true },
    base64: { type: 'string', contentEncoding: 'base64' },
  },
  required: ['base64'],
}

/** Adds the texts to the fields of an object, and to the columns of its tables. */
function describe(schema: JsonSchema, texts: Record<string, AnyFieldText> = {}): JsonSchema {
  for (const [name, field] of fieldsOf(schema)) {
    const text = texts[name]
    if (!text) continue
    const { colon, semicolon } = marksOf(text.help)
    const choices = choicesOf(field, text).map(([value, label]) => value + colon + label)
    field.title = text.label
    field.description = [text.help, ...choices].join(semicolon)
    if (typeof field.items === 'object' && !Array.isArray(field.items)) describe(field.items, text.columns)
  }
  return schema
}

/** The choices of a field with their labels; operations may share a field's texts and take fewer choices. */
const choicesOf = (field: JsonSchema, { choices = {} }: AnyFieldText): [value: string, label: string][] =>
  Object.entries(choices).filter(([value]) => !field.enum || field.enum.some((taken) => String(taken) === value))

/**
 * Describes the operations of a tool in the order of their samples, since a module's exports are sorted alphabetically.
 */
export function describeTool(operations: Record<string, Operation>, samples: Record<string, unknown>): Descriptions {
  const named = Object.keys(samples).filter((name) => operations[name])
  const others = Object.keys(operations).filter((name) => !named.includes(name))
  return Object.fromEntries(
    [...named, ...others].flatMap((name) =>
      operations[name] ? [[name, withVarying(describeOperation(operations[name]), samples[name])]] : [],
    ),
  )
}

/** Samples list the fields that vary; if the main one does, each run gives another result. */
function withVarying(description: Description, samples: unknown): Description {
  const main = mainFieldOf(description.output)
  const isVarying = ({ varies = [] }: Sample<unknown, Record<string, unknown>>) =>
    main !== undefined && varies.includes(main)
  return Array.isArray(samples) && samples.some(isVarying) ? { ...description, varies: true } : description
}

export function describeOperation(operation: Operation): Description {
  const { name, undoneBy, undoneWith } = operation
  return { name, ...schemasOf(operation), ...(undoneBy && { undoneBy }), ...(undoneWith && { undoneWith }) }
}
