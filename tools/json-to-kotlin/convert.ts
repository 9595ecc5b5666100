import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import { diagnosticsField } from '#lib/diagnostics.ts'
import { generateCode, sourceField } from '#lib/json-shape/generate-code.ts'
import { type IdentifierStyle, identifierOf, NameSet } from '#lib/json-shape/identifiers.ts'
import { nameFields, nameTypes } from '#lib/json-shape/name-types.ts'
import { quoteKey } from '#lib/json-shape/quote-key.ts'
import type { Field, InferredTypes, ObjectType } from '#lib/json-shape/shape.ts'
import { splitWords } from '#lib/json-shape/split-words.ts'
import { errors } from './errors.ts'
import { canBeQuoted } from './kotlin/literals.ts'
import type { KotlinOptions } from './kotlin/options.ts'
import { warningSentences } from './kotlin/warnings.ts'
import { type Names, writeKotlin } from './kotlin/write-kotlin.ts'

const identifierCharacters = { part: /[\p{L}\p{Nd}]/u, start: /\p{L}/u }

/** Keywords are quoted on output. */
const propertyStyle: IdentifierStyle = {
  ...identifierCharacters,
  casing: 'camel',
  prefix: '_',
  reserved: new Set(),
}

/** Types must not have names that the code itself uses. */
const typeStyle: IdentifierStyle = {
  ...identifierCharacters,
  casing: 'pascal',
  prefix: 'Type',
  reserved: new Set([
    ...['Any', 'Array', 'BigDecimal', 'BigDecimalSerializer', 'BigInteger', 'BigIntegerSerializer', 'Boolean', 'Byte'],
    ...['Char', 'CharSequence', 'Comparable', 'Decoder', 'Double', 'Encoder', 'Enum', 'ExactDecimal', 'ExactInteger'],
    ...['ExperimentalSerializationApi', 'Float', 'Int', 'JsonDecoder', 'JsonElement', 'JsonEncoder', 'JsonNull'],
    ...[
      'JsonObject',
      'JsonUnquotedLiteral',
      'KSerializer',
      'List',
      'Long',
      'Map',
      'Nothing',
      'Number',
      'OptIn',
      'Pair',
    ],
    ...[
      'PrimitiveKind',
      'PrimitiveSerialDescriptor',
      'SerialDescriptor',
      'SerialName',
      'Serializable',
      'SerializedName',
    ],
    ...['Set', 'Short', 'String', 'Throwable', 'Triple', 'ULong', 'Unit'],
  ]),
}

/** Generates Kotlin classes for a document, plain or for a JSON library. */
export const convert = defineOperation('convert', {
  input: {
    json: textOf('application/json'),
    source: sourceField,
    typeName: z.string().max(200).default('Root'),
    packageName: z.string().default(''),
    serialization: z.enum(['none', 'kotlinx', 'gson']).default('none'),
    defaults: z.boolean().default(false),
    nullable: z.boolean().default(true),
  },
  output: {
    code: savedAs({ ending: 'kt', namedBy: { field: 'typeName', style: 'asIs' } }, textOf('text/x-kotlin')),
    warnings: diagnosticsField(warningSentences),
  },
  run({ json, source, typeName, ...options }, call) {
    const { packageName } = options
    if (!/^(?:[\p{L}_][\p{L}\p{Nd}_]*(?:\.(?!$)|$))*$/u.test(packageName))
      throw errors.invalidPackage({ name: packageName })
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
      sentences: warningSentences,
      write(inferred) {
        const names = namesOf(inferred, typeName, options.serialization)
        const { code, tooLarge } = writeKotlin(inferred, names, options)
        return { code, remarks: remarksOn(inferred, { tooLarge, names, options }) }
      },
    })
  },
})

/** Lists warnings about data that is lost, and about code that differs from what one would expect. */
function remarksOn(
  { types }: InferredTypes,
  { tooLarge, names, options }: { tooLarge: readonly ObjectType[]; names: Names; options: KotlinOptions },
) {
  const fields = types.flatMap((type) => type.fields)
  const isRenamed = (field: Field) => options.serialization === 'none' && names.ofField(field) !== field.key
  const isBlurred = ({ shape, isOptional }: Field) =>
    options.serialization !== 'none' && options.nullable && isOptional && shape.isNullable
  return [
    ...tooLarge.map((type) => {
      const [{ offset } = { offset: 0 }] = type.fields
      return { offset, code: 'tooManyKeys', params: { type: names.ofType(type), count: type.fields.length } } as const
    }),
    ...fields.filter(isRenamed).map((field) => {
      const params = { key: quoteKey(field.key), property: names.ofField(field) }
      return { offset: field.offset, code: 'renamedKey', params } as const
    }),
    ...fields
      .filter(isBlurred)
      .map(({ offset, key }) => ({ offset, code: 'nullOrMissing', params: { key: quoteKey(key) } }) as const),
  ]
}

/** Names all types and properties of a file. */
function namesOf(inferred: InferredTypes, typeName: string, serialization: KotlinOptions['serialization']): Names {
  const types = nameTypes(inferred, typeName, typeStyle)
  const nameAll = serialization === 'none' ? keepKeys : (type: ObjectType) => nameFields(type, propertyStyle)
  const fields = new Map(inferred.types.flatMap((type) => [...nameAll(type)]))
  return { root: types.root, ofType: types.of, ofField: (field) => fields.get(field) ?? '' }
}

/**
 * Names properties without annotations: by their key where Kotlin allows it, since most libraries use the name.
 * Properties whose names differ only in the case of the first letter would share a getter.
 */
function keepKeys({ fields }: ObjectType): Map<Field, string> {
  const taken = new NameSet(new Set(), (name) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase()))
  const kept = fields.filter(({ key }) => canBeQuoted(key) && taken.isFree(key) && taken.claim([key]))
  const names = new Map(kept.map((field) => [field, field.key]))
  for (const field of fields) {
    const name = identifierOf(splitWords(field.key), propertyStyle)
    if (!names.has(field)) names.set(field, name === '' ? taken.claimNumbered('field', 1) : taken.claim([name]))
  }
  return names
}
