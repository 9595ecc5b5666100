import type { Form, NumberSize, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import type { KotlinOptions } from './options.ts'

/** Writes the types of values, and collects their imports. */
export class KotlinTypes {
  imports = new Set<string>()
  /** The long numbers that need serializers. */
  exactSizes = new Set<ExactSize>()
  private serialization: KotlinOptions['serialization']
  private hasNullable: boolean
  private nameOf: (type: ObjectType) => string

  constructor({ serialization, nullable }: KotlinOptions, nameOf: (type: ObjectType) => string) {
    this.serialization = serialization
    this.hasNullable = nullable
    this.nameOf = nameOf
  }

  /** Writes the type of a value, with a question mark where it may be null. */
  of({ forms: [form, another], isNullable }: Shape): string {
    const mark = isNullable && this.hasNullable ? '?' : ''
    // Without any other value it can only be null.
    if (!form) return `${this.anything()}?`
    return (another ? this.anything() : this.single(form)) + mark
  }

  private single(form: Form): string {
    if (form.kind === 'array') return `List<${this.of(form.items)}>`
    if (form.kind === 'map') return `Map<String, ${this.of(form.values)}>`
    if (form.kind === 'object') return this.object(form.type)
    if (form.kind === 'number') return this.number(form.size)
    return form.kind === 'string' ? 'String' : 'Boolean'
  }

  private object(type: ObjectType): string {
    const name = this.nameOf(type)
    return name === 'JsonObject' ? this.imported('kotlinx.serialization.json.JsonObject') : name
  }

  private number(size: NumberSize): string {
    if (size === 'int32') return 'Int'
    if (size === 'int53' || size === 'int64') return 'Long'
    if (size === 'double') return 'Double'
    // Only kotlinx.serialization supports unsigned numbers; long ones need the serializers that the file ends with.
    if (this.serialization === 'kotlinx') return size === 'uint64' ? 'ULong' : this.exact(size)
    return this.imported(size === 'decimal' ? 'java.math.BigDecimal' : 'java.math.BigInteger')
  }

  private exact(size: ExactSize): string {
    this.exactSizes.add(size)
    return exactNames[size]
  }

  private anything(): string {
    if (this.serialization === 'none') return 'Any'
    return this.imported(
      this.serialization === 'gson' ? 'com.google.gson.JsonElement' : 'kotlinx.serialization.json.JsonElement',
    )
  }

  private imported(path: string): string {
    this.imports.add(path)
    return path.slice(path.lastIndexOf('.') + 1)
  }
}

/** The names of number types with serializers of ours. */
export const exactNames = { integer: 'ExactInteger', decimal: 'ExactDecimal' }
export type ExactSize = keyof typeof exactNames
