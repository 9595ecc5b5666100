import { nameFields, nameTypes } from '#lib/json-shape/name-types.ts'
import type { InferredTypes, Shape } from '#lib/json-shape/shape.ts'
import { fieldStyle, rawName, typeStyle } from './names.ts'
import type { Union } from './unions.ts'
import type { Names } from './write-rust.ts'

/** Names all types, unions and fields of a file. */
export function namesOf(inferred: InferredTypes, unions: readonly Union[], typeName: string): Names {
  const types = nameTypes(inferred, typeName, typeStyle)
  const fields = new Map(inferred.types.flatMap((type) => [...nameFields(type, fieldStyle)]))
  const nameOfUnion = ({ shape, path, isItem }: Union): string => {
    const isRoot = shape === inferred.root && !shape.isNullable
    return isRoot ? types.root : types.claim(path, isItem)
  }
  const unionNames = new Map<Shape, string>(unions.map((union) => [union.shape, nameOfUnion(union)]))
  return {
    root: types.root,
    ofType: types.of,
    ofUnion: (shape) => unionNames.get(shape),
    ofField: (field) => rawName(fields.get(field) ?? ''),
  }
}
