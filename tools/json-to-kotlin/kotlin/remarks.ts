import type { Field, InferredTypes, ObjectType } from '#lib/json-shape/shape.ts'
import { showKey } from '#lib/json-shape/show-key.ts'
import type { KotlinOptions } from './options.ts'
import type { Names } from './write-kotlin.ts'

/** Finds what is lost of a document, and what is written in another way than one would expect. */
export function remarksOn(
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
      const params = { key: showKey(field.key), property: names.ofField(field) }
      return { offset: field.offset, code: 'renamedKey', params } as const
    }),
    ...fields
      .filter(isBlurred)
      .map(({ offset, key }) => ({ offset, code: 'nullOrMissing', params: { key: showKey(key) } }) as const),
  ]
}
