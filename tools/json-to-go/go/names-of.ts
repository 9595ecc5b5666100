import { nameFields, nameTypes } from '#lib/json-shape/name-types.ts'
import type { InferredTypes } from '#lib/json-shape/shape.ts'
import { goStyle } from './names.ts'
import type { Names } from './write-go.ts'

/** Names all types and fields of a file. */
export function namesOf(inferred: InferredTypes, typeName: string): Names {
  const types = nameTypes(inferred, typeName, goStyle)
  const fields = new Map(inferred.types.flatMap((type) => [...nameFields(type, goStyle)]))
  return { root: types.root, ofType: types.of, ofField: (field) => fields.get(field) ?? '' }
}
