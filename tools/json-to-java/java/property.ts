import type { Field, ObjectType } from '#lib/json-shape/shape.ts'
import type { JavaTypes } from './java-types.ts'
import type { Names } from './names.ts'
import type { JavaOptions } from './options.ts'

/** A property of a class: a component of a record, or a field. */
export interface Property {
  key: string
  name: string
  /** As the field has it. */
  type: string
  /** As the getter gives it. */
  getterType: string
  /** Whether its key may be missing, and whether null may stand there. */
  isOptional: boolean
  isNullable: boolean
  /** Whether the field itself is an Optional. */
  isWrapped: boolean
  /** Whether there are a getter and a setter for it. */
  hasGetter: boolean
  /** Whether its key is told although it is called like it. */
  needsKey: boolean
  field: Field
}

/** How a class comes about: a record that is too long for a constructor becomes a class. */
export type Form = 'record' | 'class' | 'lombok'

/** Lists the properties of a type, in the order in which their keys come. */
export function propertiesOf(
  { fields }: ObjectType,
  form: Form,
  types: JavaTypes,
  names: Names,
  options: JavaOptions,
): Property[] {
  return fields.flatMap((field) => {
    const name = names.ofField(field)
    if (name === undefined) return []
    const { key, shape, isOptional } = field
    const canBeNull = isOptional || shape.isNullable
    const plain = types.ofField(field)
    const isOptionalType = canBeNull && options.nullable === 'optional'
    // Gson knows no Optional; a class of ours can give one and have none.
    const isWrapped = isOptionalType && form !== 'class' && options.annotations !== 'gson'
    const optional = isOptionalType && (isWrapped || form === 'class')
    const wrapped = optional ? `${types.imported('java.util.Optional')}<${plain}>` : plain
    const marked =
      canBeNull && options.nullable === 'jspecify'
        ? `@${types.imported('org.jspecify.annotations.Nullable')} ${plain}`
        : plain
    return [
      {
        ...{ key, name, field, isOptional, isNullable: shape.isNullable, isWrapped },
        type: isWrapped ? wrapped : marked,
        getterType: optional ? wrapped : marked,
        hasGetter: form !== 'record',
        // What Jackson is told to leave out at the getter it finds again by the key of the field alone.
        needsKey: optional && !isWrapped && options.annotations === 'jackson',
      },
    ]
  })
}

/**
 * Says whether a constructor can take the properties: the JVM gives a method 255 slots, of which a long and a double
 * take two each, and `this` one.
 */
export function fitsConstructor(properties: readonly Pick<Property, 'type'>[]): boolean {
  const slots = properties.reduce((sum, { type }) => sum + (type === 'long' || type === 'double' ? 2 : 1), 0)
  return slots <= 254
}
