import { jsonWarnings } from '#kit/words/json-warnings.ts'
import type { Remark } from '#lib/diagnostics.ts'
import type { InferredTypes } from '#lib/json-shape/shape.ts'

export const zodWarnings = {
  ...jsonWarnings,
  droppedKey: {
    en: 'Zod drops the key {key}, and so does the schema',
    zh: 'Zod 会丢弃键 {key}，Schema 中也没有它',
  },
}

/** Lists warnings about keys that Zod drops because they would set the prototype of an object. */
export const findDroppedKeys = ({ types }: InferredTypes): Remark<'droppedKey'>[] =>
  types.flatMap(({ fields }) =>
    fields
      .filter(({ key }) => key === '__proto__')
      .map(({ key, offset }) => ({ offset, code: 'droppedKey', params: { key: `"${key}"` } })),
  )
