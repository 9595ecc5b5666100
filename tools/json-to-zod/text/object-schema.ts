import { commentAbove } from '#lib/json-shape/description-line.ts'
import { typesIn } from '#lib/json-shape/forms-in.ts'
import type { Field, ObjectType } from '#lib/json-shape/shape.ts'
import { inheritedKeys } from '#lib/json-shape/typescript/inherited-keys.ts'
import { writeKey } from '#lib/json-shape/typescript/quote.ts'
import type { Layout } from '#lib/json-shape/typescript/type-expression.ts'
import { onOwnLines, type SchemaExpression, writeSchema } from './schema-expression.ts'
import type { SchemaOptions, SchemaWriter } from './schema-writer.ts'

export interface ObjectOptions extends SchemaOptions {
  strict: boolean
}

/** Writes the schema of an object; its first line continues the current line. */
export function writeObject(type: ObjectType, schemas: SchemaWriter, options: ObjectOptions, layout: Layout): string {
  const { indent, step } = layout
  // Zod drops this key, and a strict schema would reject it.
  const fields = type.fields.filter(({ key }) => key !== '__proto__')
  const isStrict = (options.strict || type.isClosed === true) && fields.length === type.fields.length
  const isChain = isStrict && options.version === 3
  const head = isStrict && options.version === 4 ? 'strictObject' : 'object'
  if (fields.length === 0) return `z.${head}({})${isChain ? '.strict()' : ''}`
  const inner = isChain ? indent + step : indent
  const lines = fields.map((field) => writeField(field, type, schemas, { indent: inner + step, step }))
  const object = `.${head}({\n${lines.join('\n')}\n${inner}})`
  return isChain ? `z\n${inner}${object}\n${inner}.strict()` : `z${object}`
}

function writeField(field: Field, holder: ObjectType, schemas: SchemaWriter, layout: Layout): string {
  const { indent, step } = layout
  const key = writeKey(field.key)
  const schema = schemaOf(field, schemas)
  const notYetDefined = typesIn(field.shape).filter((type) => !schemas.defined.has(type))
  // TypeScript infers self-referencing types, but not mutually recursive ones.
  for (const type of notYetDefined) if (type !== holder) schemas.needsAnnotation.add(type)
  const comment = commentAbove(field.description, indent)
  if (!schemas.hasGetters || notYetDefined.length === 0)
    return comment + writeSchema(schema, `${indent}${key}:`, ',', layout)
  const returned = onOwnLines({ ...schema, head: `return ${schema.head}` }, { indent: indent + step, step }, ';')
  return `${comment}${indent}get ${key}() {\n${returned}\n${indent}},`
}

function schemaOf({ key, shape, isOptional }: Field, schemas: SchemaWriter): SchemaExpression {
  const schema = schemas.of(shape, isOptional)
  // Where the key is missing, Zod finds the inherited function of Object.prototype.
  return isOptional && inheritedKeys.has(key)
    ? { ...schema, methods: [...schema.methods, '.catch(undefined)'] }
    : schema
}
