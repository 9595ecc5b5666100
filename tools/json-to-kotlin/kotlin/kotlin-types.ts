import type { Form, NumberSize, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import type { KotlinOptions } from './options.ts'

/** Writes the types of places, and keeps what they need to be imported. */
export class KotlinTypes {
  imports = new Set<string>()
  /** The long numbers among them that need serializers. */
  exactSizes = new Set<ExactSize>()
  private serialization: KotlinOptions['serialization']
  private hasNullable: boolean
  private nameOf: (type: ObjectType) => string

  constructor({ serialization, nullable }: KotlinOptions, nameOf: (type: ObjectType) => string) {
    this.serialization = serialization
    this.hasNullable = nullable
    this.nameOf = nameOf
  }

  /** Writes the type of a place, with a question mark where null may stand there. */
  of({ forms: [form, another], isNullable }: Shape): string {
    const mark = isNullable && this.hasNullable ? '?' : ''
    // Where nothing else was seen, null is all that can be said.
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
    // Only kotlinx.serialization knows unsigned numbers; it knows no long ones, for which serializers stand below.
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

/** Names of types with serializers of their own. */
export const exactNames = { integer: 'ExactInteger', decimal: 'ExactDecimal' }
export type ExactSize = keyof typeof exactNames
