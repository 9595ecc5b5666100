import { commentAbove } from '#lib/json-shape/description-line.ts'
import { typesIn } from '#lib/json-shape/forms-in.ts'
import type { TypeNames } from '#lib/json-shape/name-types.ts'
import type { Field, InferredTypes, ObjectType, Shape, Tuple } from '#lib/json-shape/shape.ts'
import { inheritedKeys } from '#lib/json-shape/typescript/inherited-keys.ts'
import { writeKey } from '#lib/json-shape/typescript/quote.ts'
import { type Layout, namedType, writeType } from '#lib/json-shape/typescript/type-expression.ts'
import { TypeWriter } from '#lib/json-shape/typescript/type-writer.ts'
import { onOwnLines, type SchemaExpression, writeSchema } from './schema-expression.ts'
import { hasTuple, type SchemaOptions, SchemaWriter } from './schema-writer.ts'

interface FileOptions extends ObjectOptions {
  inferTypes: boolean
  indent: number
}

/** Writes a file of schemas, each after those that it references; recursive references are lazy. */
export function writeFile(inferred: InferredTypes, names: TypeNames, options: FileOptions): string {
  return new SchemaFile(inferred, names, options).write()
}

class SchemaFile {
  private inferred: InferredTypes
  private names: TypeNames
  private options: FileOptions
  private schemas: SchemaWriter
  private layout: Layout

  constructor(inferred: InferredTypes, names: TypeNames, options: FileOptions) {
    this.inferred = inferred
    this.names = names
    this.options = options
    this.schemas = new SchemaWriter(names, options)
    this.layout = { indent: '', step: ' '.repeat(options.indent) }
  }

  write(): string {
    const written = definitionOrder(this.inferred).map((type) => {
      const object = writeObject(type, this.schemas, this.options, this.layout)
      this.schemas.defined.add(type)
      return { type, object }
    })
    const explicit = this.schemas.needsAnnotation
    const named = new Set([...explicit].flatMap(({ fields }) => fields.flatMap(({ shape }) => typesIn(shape))))
    const blocks = written.map(({ type, object }) => {
      const name = this.names.of(type)
      const comment = commentAbove(type.description)
      if (explicit.has(type)) return comment + this.explicitBlock(type, object)
      const line = `${comment}export const ${name}Schema = ${object};`
      return line + (this.options.inferTypes || named.has(type) ? `\n${this.inferredType(name)}` : '')
    })
    return `${['import { z } from "zod";', ...blocks, ...this.root()].join('\n\n')}\n`
  }

  private explicitBlock(type: ObjectType, object: string): string {
    const name = this.names.of(type)
    const declared = writeExplicitType(type, this.names, this.options, this.layout)
    const args = (this.options.version === 3 ? [name, 'z.ZodTypeDef', 'unknown'] : [name]).map(namedType)
    const schema = writeType(
      { kind: 'generic', name: 'z.ZodType', args },
      `export const ${name}Schema:`,
      ` = ${object.split('\n', 1)[0]}`,
      this.layout,
    )
    return `${this.export}type ${name} = ${declared};\n${schema}${object.slice(object.split('\n', 1)[0]?.length)};`
  }

  private inferredType(name: string): string {
    const type = { kind: 'generic' as const, name: 'z.infer', args: [namedType(`typeof ${name}Schema`)] }
    return writeType(type, `${this.export}type ${name} =`, ';', this.layout)
  }

  private get export(): string {
    return this.options.inferTypes ? 'export ' : ''
  }

  /** Writes the root schema, unless it is an object whose schema already has that name. */
  private root(): string[] {
    const schema = this.schemas.of(this.inferred.root)
    const name = `${this.names.root}Schema`
    if (schema.head === name && schema.methods.length === 0) return []
    const line = writeSchema(schema, `export const ${name} =`, ';', this.layout)
    return [this.options.inferTypes ? `${line}\n${this.inferredType(this.names.root)}` : line]
  }
}

/** Sorts types topologically, each after those that it contains, apart from recursion. */
function definitionOrder({ root, types }: InferredTypes): ObjectType[] {
  const entered = new Set<ObjectType>()
  const ordered: ObjectType[] = []
  // Depth-first with an explicit stack, since recursion could overflow the call stack.
  const pending: { type: ObjectType; isLeft: boolean }[] = []
  const push = (added: ObjectType[]) => {
    for (const type of added.toReversed()) if (!entered.has(type)) pending.push({ type, isLeft: false })
  }
  for (const start of [typesIn(root), types]) {
    push(start)
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { type, isLeft } = next
      if (isLeft) ordered.push(type)
      else if (!entered.has(type)) {
        entered.add(type)
        pending.push({ type, isLeft: true })
        push(type.fields.flatMap(({ shape }) => typesIn(shape)))
      }
    }
  }
  return ordered
}

/** Writes the type that Zod would infer for an object, field by field. */
function writeExplicitType(
  { fields }: ObjectType,
  names: TypeNames,
  { version, literals }: { version: 3 | 4; literals: boolean },
  { indent, step }: Layout,
): string {
  const isTuple = (tuple: Tuple) => hasTuple(tuple, { version })
  const writer = new TypeWriter(names, { readonly: false, literals }, { isTuple, missing: ['undefined'] })
  const lines = fields.flatMap(({ key, shape, isOptional }) => {
    if (key === '__proto__') return []
    const mayLack = isOptional || (version === 3 && isUnknown(shape))
    const type = writer.of(shape, isOptional ? ['undefined'] : [])
    const before = `${indent}${step}${writeKey(key)}${mayLack ? '?' : ''}:`
    return writeType(type, before, ';', { indent: indent + step, step })
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** In Zod 3 a key of any type may also be missing. */
const isUnknown = ({ forms, isNullable }: Shape): boolean => forms.length === 0 && !isNullable

interface ObjectOptions extends SchemaOptions {
  strict: boolean
}

/** Writes the schema of an object; its first line continues the current line. */
function writeObject(type: ObjectType, schemas: SchemaWriter, options: ObjectOptions, layout: Layout): string {
  const { indent, step } = layout
  // Zod drops this key, and a strict schema would reject it.
  const fields = type.fields.filter(({ key }) => key !== '__proto__')
  const isStrict = (options.strict || type.isClosed === true) && fields.length === type.fields.length
  // An object that is read as another one of the union would lose the keys that this one lacks.
  const isLoose = !isStrict && type.isAmbiguous === true
  const isChain = (isStrict || isLoose) && options.version === 3
  const method = isStrict ? '.strict()' : '.passthrough()'
  const kind = isStrict ? 'strictObject' : isLoose ? 'looseObject' : 'object'
  const head = options.version === 4 ? kind : 'object'
  if (fields.length === 0) return `z.${head}({})${isChain ? method : ''}`
  const inner = isChain ? indent + step : indent
  const lines = fields.map((field) => writeField(field, type, schemas, { indent: inner + step, step }))
  const object = `.${head}({\n${lines.join('\n')}\n${inner}})`
  return isChain ? `z\n${inner}${object}\n${inner}${method}` : `z${object}`
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
