import type { Field, ObjectType } from '#lib/json-shape/shape.ts'
import type { JavaTypes } from './java-types.ts'
import type { Names } from './names.ts'
import type { JavaOptions } from './options.ts'

/** A property of a class: a component of a record, or a field. */
export interface Property {
  key: string
  name: string
  /** The type of the field. */
  type: string
  /** The type that the getter returns. */
  getterType: string
  /** Whether its key may be missing, and whether its value may be null. */
  isOptional: boolean
  isNullable: boolean
  /** Whether the field itself is an Optional. */
  isWrapped: boolean
  /** Whether it has a getter and a setter. */
  hasGetter: boolean
  /** Whether its key is annotated even though it equals the name. */
  needsKey: boolean
  field: Field
}

/** How a class is written. A record with too many components for a constructor becomes a class. */
export type ClassStyle = 'record' | 'class' | 'lombok'

/** Lists the properties of a type, in the order of their keys. */
export function propertiesOf(
  { fields }: ObjectType,
  form: ClassStyle,
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
    // Gson does not support Optional; a getter of ours can return one without a field of that type.
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
        // Where the getter has @JsonIgnore, Jackson finds the property only by an annotated field.
        needsKey: optional && !isWrapped && options.annotations === 'jackson',
      },
    ]
  })
}

/**
 * Whether a constructor can take the properties: the JVM allows 255 slots a method, of which a long or double takes
 * two, and `this` one.
 */
export function fitsConstructor(properties: readonly Pick<Property, 'type'>[]): boolean {
  const slots = properties.reduce((sum, { type }) => sum + (type === 'long' || type === 'double' ? 2 : 1), 0)
  return slots <= 254
}
