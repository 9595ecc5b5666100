import type { Field, InferredTypes } from '#lib/json-shape/shape.ts'
import { showKey } from '#lib/json-shape/show-key.ts'
import type { GoOptions } from './options.ts'
import { canBeTag } from './tags.ts'

/** Finds the fields of which encoding/json would lose something. */
export function remarksOn({ types }: InferredTypes, { tags, nullable }: Pick<GoOptions, 'tags' | 'nullable'>) {
  if (!tags.includes('json')) return []
  return types.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const code = !canBeTag(field.key)
        ? 'unwritableKey'
        : nullable === 'pointer' && isBlurred(field)
          ? 'nullOrMissing'
          : undefined
      return code ? [{ offset: field.offset, code, params: { key: showKey(field.key) } } as const] : []
    }),
  )
}

/** A pointer is nil for null and for a key that is missing; the raw text of what has several types tells them apart. */
const isBlurred = ({ shape, isOptional }: Field): boolean => isOptional && shape.isNullable && shape.forms.length === 1
