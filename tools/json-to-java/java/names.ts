import { type IdentifierStyle, identifierOf, NameSet } from '#lib/json-shape/identifiers.ts'
import { nameTypes } from '#lib/json-shape/name-types.ts'
import type { Field, InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import { splitWords } from '#lib/json-shape/split-words.ts'
import { capitalized } from './accessors.ts'
import { isIdentifier, keywords, objectMethods } from './identifiers.ts'
import { fitsConstant } from './literals.ts'
import type { JavaOptions } from './options.ts'
import type { NamedPlace } from './places.ts'

/** The names of types, of properties, and of places with a type of their own: unions and enums. */
export interface Names {
  root: string
  ofType: (type: ObjectType) => string
  ofPlace: (shape: Shape) => string | undefined
  /** Undefined for a property that is left out because its key cannot be annotated. */
  ofField: (field: Field) => string | undefined
  /** Whether a type has this name. */
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

/** The name of a set of literals in a schema. */
function nameIn({ forms: [form, another] }: Shape): string | undefined {
  return form?.kind === 'string' && !another ? form.name : undefined
}

/** Whether an annotation can hold a key: an empty name means no name to Jackson and Fastjson. */
const canBeAnnotated = (key: string, annotations: JavaOptions['annotations']): boolean =>
  (key !== '' || annotations === 'gson' || annotations === 'none') && fitsConstant(key)

/** Names the constants of an enum that has annotations. */
export function constantsOf(literals: readonly string[]): string[] {
  const taken = new NameSet(keywords)
  return literals.map((literal) => {
    const name = identifierOf(splitWords(literal), { ...constantStyle, casing: 'snake' }).toUpperCase()
    return name === '' ? taken.claimNumbered('VALUE', 1) : taken.claim([name])
  })
}

/**
 * Names the properties of a type. A key that is a name in camel case (without annotations: any valid identifier) is
 * used as it is, before other keys that convert to the same name. A keyword gets an underscore: class_. Properties
 * whose names differ only in the case of the first letter would share a getter.
 */
function nameFields({ fields }: ObjectType, annotations: JavaOptions['annotations']): Map<Field, string> {
  const taken = new NameSet(new Set([...keywords, ...objectMethods]), capitalized)
  const names = new Map<Field, string>()
  const annotatable = fields.filter(({ key }) => canBeAnnotated(key, annotations))
  const candidates = new Map(annotatable.map((field) => [field, identifierOf(splitWords(field.key), propertyStyle)]))
  for (const field of annotatable) {
    const isKept =
      annotations === 'none' ? isIdentifier(field.key) : field.key !== '' && candidates.get(field) === field.key
    if (isKept && taken.isFree(field.key)) names.set(field, taken.claim([field.key]))
  }
  for (const field of annotatable) {
    if (names.has(field)) continue
    const name = candidates.get(field) ?? ''
    names.set(field, name === '' ? taken.claimNumbered('field', 1) : taken.claim(avoidReserved(name)))
  }
  return names
}

const avoidReserved = (name: string): [string, ...string[]] =>
  keywords.has(name) || objectMethods.has(name) ? [`${name}_`] : [name]

const characters = { part: /[\p{L}\p{Nd}]/u, start: /\p{L}/u, reserved: new Set<string>() }
const propertyStyle: IdentifierStyle = { ...characters, casing: 'camel', prefix: '_' }
const constantStyle = { ...characters, prefix: '_' }

/** Types must not have names that the code itself uses, from java.lang or imports. */
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
