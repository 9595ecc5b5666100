import { type IdentifierStyle, identifierOf, NameSet } from '#lib/json-shape/identifiers.ts'
import { nameFields, nameTypes } from '#lib/json-shape/name-types.ts'
import type { Field, InferredTypes, ObjectType } from '#lib/json-shape/shape.ts'
import { splitWords } from '#lib/json-shape/split-words.ts'
import { canBeQuoted } from './literals.ts'
import type { KotlinOptions } from './options.ts'
import type { Names } from './write-kotlin.ts'

/** Names all types and properties of a file. */
export function namesOf(
  inferred: InferredTypes,
  typeName: string,
  serialization: KotlinOptions['serialization'],
): Names {
  const types = nameTypes(inferred, typeName, typeStyle)
  const nameAll = serialization === 'none' ? keepKeys : (type: ObjectType) => nameFields(type, propertyStyle)
  const fields = new Map(inferred.types.flatMap((type) => [...nameAll(type)]))
  return { root: types.root, ofType: types.of, ofField: (field) => fields.get(field) ?? '' }
}

const characters = { part: /[\p{L}\p{Nd}]/u, start: /\p{L}/u }

/** Keywords are quoted on output. */
const propertyStyle: IdentifierStyle = {
  ...characters,
  casing: 'camel',
  prefix: '_',
  reserved: new Set(),
}

/** Types must not have names that the code itself uses. */
const typeStyle: IdentifierStyle = {
  ...characters,
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
