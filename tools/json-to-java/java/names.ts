import { type IdentifierStyle, identifierOf, NameSet } from '#lib/json-shape/identifiers.ts'
import { nameTypes } from '#lib/json-shape/name-types.ts'
import type { Field, InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import { splitWords } from '#lib/json-shape/split-words.ts'
import { capitalized } from './accessors.ts'
import { isIdentifier, isOfObject, keywords } from './identifiers.ts'
import { fitsConstant } from './literals.ts'
import type { JavaOptions } from './options.ts'
import type { NamedPlace } from './places.ts'

/** What types and properties are called, and the places that have a type of their own: unions and enums. */
export interface Names {
  root: string
  ofType: (type: ObjectType) => string
  ofPlace: (shape: Shape) => string | undefined
  /** Nothing for a property that is left out, since its key cannot be told. */
  ofField: (field: Field) => string | undefined
  /** Whether a type is called so. */
  isType: (name: string) => boolean
}

/** Names all types and properties. */
export function namesOf(
  inferred: InferredTypes,
  places: readonly NamedPlace[],
  typeName: string,
  annotations: JavaOptions['annotations'],
): Names {
  const types = nameTypes(inferred, typeName, typeStyle)
  const ofPlace = new Map(places.map(({ shape, path, isItem }) => [shape, types.claim(path, isItem, nameIn(shape))]))
  const fields = new Map(inferred.types.flatMap((type) => [...nameFields(type, annotations)]))
  const all = new Set([types.root, ...inferred.types.map(types.of), ...ofPlace.values()])
  return {
    root: types.root,
    isType: (name) => all.has(name),
    ofType: types.of,
    ofPlace: (shape) => ofPlace.get(shape),
    ofField: (field) => fields.get(field),
  }
}

/** What a schema calls a set of literals. */
function nameIn({ forms: [form, another] }: Shape): string | undefined {
  return form?.kind === 'string' && !another ? form.name : undefined
}

/** Says whether annotations can tell a key: an empty name means none to Jackson and Fastjson. */
const canBeTold = (key: string, annotations: JavaOptions['annotations']): boolean =>
  (key !== '' || annotations === 'gson' || annotations === 'none') && fitsConstant(key)

/** Names the constants of an enum; without annotations they have to be the very values. */
export function constantsOf(literals: readonly string[]): string[] {
  const taken = new NameSet(keywords)
  return literals.map((literal) => {
    const name = identifierOf(splitWords(literal), { ...constantStyle, casing: 'snake' }).toUpperCase()
    return name === '' ? taken.claimNumbered('VALUE', 1) : taken.claim([name])
  })
}

/**
 * Names the properties of a type. A key that is a name keeps it, also where others come out like it; without a library
 * whose annotations say what a key is, that is any key that Java takes. A keyword gets a line behind it: class_. Two
 * properties that differ in the case of their first letter would have one getter.
 */
function nameFields({ fields }: ObjectType, annotations: JavaOptions['annotations']): Map<Field, string> {
  const taken = new NameSet(new Set([...keywords, ...isOfObject]), capitalized)
  const names = new Map<Field, string>()
  const told = fields.filter(({ key }) => canBeTold(key, annotations))
  const written = new Map(told.map((field) => [field, identifierOf(splitWords(field.key), propertyStyle)]))
  for (const field of told) {
    const isKept =
      annotations === 'none' ? isIdentifier(field.key) : field.key !== '' && written.get(field) === field.key
    if (isKept && taken.isFree(field.key)) names.set(field, taken.claim([field.key]))
  }
  for (const field of told) {
    if (names.has(field)) continue
    const name = written.get(field) ?? ''
    names.set(field, name === '' ? taken.claimNumbered('field', 1) : taken.claim(nameOr_(name)))
  }
  return names
}

const nameOr_ = (name: string): [string, ...string[]] =>
  keywords.has(name) || isOfObject.has(name) ? [`${name}_`] : [name]

const characters = { part: /[\p{L}\p{Nd}]/u, start: /\p{L}/u, reserved: new Set<string>() }
const propertyStyle: IdentifierStyle = { ...characters, casing: 'camel', prefix: '_' }
const constantStyle = { ...characters, prefix: '_' }

/** Types may not be called what the code itself names, in java.lang or imported. */
const typeStyle: IdentifierStyle = {
  ...characters,
  casing: 'pascal',
  prefix: 'Type',
  reserved: new Set([
    ...['AllArgsConstructor', 'ArrayList', 'BigDecimal', 'BigInteger', 'Boolean', 'Builder', 'Byte', 'Character'],
    ...['Class', 'Data', 'DeserializationContext', 'Double', 'Enum', 'Exception', 'Float', 'Getter', 'IOException'],
    ...['Integer', 'Iterable', 'JSONField', 'JSONReader', 'JSONType', 'JsonAutoDetect', 'JsonCreator'],
    ...['JsonDeserialize', 'JsonDeserializer', 'JsonElement', 'JsonIgnore', 'JsonIgnoreProperties', 'JsonInclude'],
    ...[
      'JsonParser',
      'JsonProperty',
      'JsonSerialize',
      'JsonValue',
      'LinkedHashMap',
      'List',
      'LocalDate',
      'Long',
      'Map',
    ],
    ...['NoArgsConstructor', 'NullMarked', 'Nullable', 'Number', 'Object', 'OfBoolean', 'OfList', 'OfMap', 'OfNumber'],
    ...['OfObject', 'OfString', 'OffsetDateTime', 'OffsetTime', 'Optional', 'Override', 'Reader', 'Record'],
    ...['SerializedName', 'Setter', 'Short', 'String', 'System', 'Throwable', 'TypeReference', 'Void'],
  ]),
}
