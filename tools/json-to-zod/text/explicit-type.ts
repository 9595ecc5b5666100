import type { TypeNames } from '#lib/json-shape/name-types.ts'
import type { ObjectType, Shape } from '#lib/json-shape/shape.ts'
import { writeKey } from '#lib/json-shape/typescript/quote.ts'
import { type Layout, writeType } from '#lib/json-shape/typescript/type-expression.ts'
import { TypeWriter } from '#lib/json-shape/typescript/type-writer.ts'

/** Writes the type that Zod would infer for an object, field by field. */
export function writeExplicitType(
  { fields }: ObjectType,
  names: TypeNames,
  { version, literals }: { version: 3 | 4; literals: boolean },
  { indent, step }: Layout,
): string {
  const writer = new TypeWriter(names, { readonly: false, literals })
  const lines = fields.flatMap(({ key, shape, isOptional }) => {
    if (key === '__proto__') return []
    const mayLack = isOptional || (version === 3 && isUnknown(shape))
    const type = writer.of(shape, isOptional ? ['undefined'] : [])
    const before = `${indent}${step}${writeKey(key)}${mayLack ? '?' : ''}:`
    return writeType(type, before, ';', { indent: indent + step, step })
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** What may be anything may also be missing, as Zod 3 sees it. */
const isUnknown = ({ forms, isNullable }: Shape): boolean => forms.length === 0 && !isNullable
