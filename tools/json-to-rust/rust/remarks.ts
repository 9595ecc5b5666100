import { formsIn } from '#lib/json-shape/forms-in.ts'
import type { Field, InferredTypes, Shape } from '#lib/json-shape/shape.ts'
import { showKey } from '#lib/json-shape/show-key.ts'
import type { Lacking } from './derives.ts'
import type { RustOptions } from './options.ts'
import { isLongNumber } from './unions.ts'

/** Finds the fields of which serde would lose something, and the derives that were left out. */
export function remarksOn(
  { root, types }: InferredTypes,
  lacking: readonly Lacking[],
  nullable: RustOptions['nullable'],
) {
  const fields = types.flatMap((type) => type.fields)
  const isLong = (shape: Shape) => formsIn(shape).some(isLongNumber)
  const isBlurred = ({ shape, isOptional }: Field) => nullable === 'single' && isOptional && shape.isNullable
  return [
    ...(isLong(root) ? [{ offset: 0, code: 'longNumber', params: {} } as const] : []),
    ...lacking.map((params) => ({ offset: 0, code: 'lackingTrait', params: { ...params } }) as const),
    ...fields
      .filter(({ shape }) => isLong(shape))
      .map(({ offset }) => ({ offset, code: 'longNumber', params: {} }) as const),
    ...fields
      .filter(isBlurred)
      .map(({ offset, key }) => ({ offset, code: 'nullOrMissing', params: { key: showKey(key) } }) as const),
  ]
}
