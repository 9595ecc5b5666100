import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { jsonWarnings } from '#kit/words/json-warnings.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { commentAbove } from '#lib/json-shape/description-line.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import { nameTypes, type TypeNames } from '#lib/json-shape/name-types.ts'
import type { Field, InferredTypes, ObjectType } from '#lib/json-shape/shape.ts'
import { inheritedKeys } from '#lib/json-shape/typescript/inherited-keys.ts'
import { writeKey } from '#lib/json-shape/typescript/quote.ts'
import { writeType, writeTypeInline } from '#lib/json-shape/typescript/type-expression.ts'
import { typeNameStyle } from '#lib/json-shape/typescript/type-names.ts'
import { type TypeOptions, TypeWriter } from '#lib/json-shape/typescript/type-writer.ts'
import { errors } from './errors.ts'

/** Generates TypeScript types that all values of the JSON fit into. */
export const convert = defineOperation('convert', {
  input: {
    json: textOf('application/json'),
    source: sourceField,
    typeName: z.string().max(200).default('Root'),
    style: z.enum(['interface', 'type']).default('interface'),
    exported: z.boolean().default(true),
    readonly: z.boolean().default(false),
    optional: z.enum(['question', 'undefined']).default('question'),
    literals: z.boolean().default(true),
    indent: z.int().min(1).max(8).default(2),
  },
  output: {
    code: savedAs({ ending: 'ts', namedBy: { field: 'typeName', style: 'kebab' } }, textOf('text/typescript')),
    warnings: diagnosticsField(jsonWarnings),
  },
  run({ json, source, typeName, ...options }, call) {
    return generateCode({ json, source }, call, {
      failures: {
        empty: () => errors.empty(),
        invalid: (at) => errors.invalid(at),
        failed: () => errors.failed(),
        schema: {
          invalidSchema: (at) => errors.invalidSchema(at),
          unknownReference: (at) => errors.unknownReference(at),
          complexSchema: () => errors.complexSchema(),
        },
      },
      sentences: jsonWarnings,
      tuples: true,
      unions: { checks: true, keepsKeys: true },
      write: (inferred, rounded) => ({
        code: writeFile(inferred, nameTypes(inferred, typeName, typeNameStyle), options),
        remarks: rounded,
      }),
    })
  },
})

interface FileOptions extends TypeOptions {
  style: 'interface' | 'type'
  exported: boolean
  optional: 'question' | 'undefined'
  indent: number
}

/** Writes a file of types: first that of the root, then those within it. */
function writeFile({ root, types }: InferredTypes, names: TypeNames, options: FileOptions): string {
  const writer = new TypeWriter(names, options)
  const start = options.exported ? 'export ' : ''
  const rootType = writer.of(root)
  const layout = { indent: '', step: ' '.repeat(options.indent) }
  const alias =
    writeTypeInline(rootType) === names.root ? [] : [writeType(rootType, `${start}type ${names.root} =`, ';', layout)]
  const declarations = types
    .filter(({ fields }) => fields.length > 0)
    .map((type) => commentAbove(type.description) + start + writeObject(type, names.of(type), writer, options))
  return `${[...alias, ...declarations].join('\n\n')}\n`
}

function writeObject({ fields }: ObjectType, name: string, writer: TypeWriter, options: FileOptions): string {
  const lines = fields.map((field) => writeField(field, writer, options)).join('\n')
  return options.style === 'interface' ? `interface ${name} {\n${lines}\n}` : `type ${name} = {\n${lines}\n};`
}

function writeField({ key, shape, isOptional, description }: Field, writer: TypeWriter, options: FileOptions): string {
  const step = ' '.repeat(options.indent)
  const isInherited = isOptional && inheritedKeys.has(key)
  const missing = isOptional && options.optional === 'undefined' ? ['undefined'] : []
  const type = writer.of(shape, isInherited ? ['Function', ...missing] : missing)
  const before = `${step}${options.readonly ? 'readonly ' : ''}${writeKey(key)}${isOptional ? '?' : ''}:`
  return commentAbove(description, step) + writeType(type, before, ';', { indent: step, step })
}
