import type { Field, Form, NumberSize, ObjectType, Shape, StringForm } from '#lib/json-shape/shape.ts'
import type { Names } from './names.ts'
import type { JavaOptions } from './options.ts'

/** Writes the types of values, and collects their imports. */
export class JavaTypes {
  imports = new Set<string>()
  private options: JavaOptions
  private names: Names
  private isTooLarge: (type: ObjectType) => boolean

  constructor(options: JavaOptions, names: Names, isTooLarge: (type: ObjectType) => boolean) {
    this.options = options
    this.names = names
    this.isTooLarge = isTooLarge
  }

  /** Writes the type of a property: primitive where that is wanted and there always is a value. */
  ofField({ shape, isOptional }: Field): string {
    const type = this.of(shape)
    if (isOptional || shape.isNullable || this.options.numbers === 'boxed') return type
    return primitives[type] ?? type
  }

  /** Writes the type of a value, which may be null. */
  of(shape: Shape): string {
    const [form, another] = shape.forms
    const named = this.names.ofPlace(shape)
    if (named !== undefined) return named
    return !form || another ? this.anything() : this.ofForm(form)
  }

  ofForm(form: Form): string {
    if (form.kind === 'array') return `${this.imported('java.util.List')}<${this.ofItem(form.items)}>`
    if (form.kind === 'map') return `${this.imported('java.util.Map')}<String, ${this.ofItem(form.values)}>`
    if (form.kind === 'object') return this.ofObject(form.type)
    if (form.kind === 'number') return this.ofNumber(form.size)
    return form.kind === 'string' ? this.ofString(form) : 'Boolean'
  }

  /** Writes the type of the items of arrays and maps. */
  ofItem(shape: Shape): string {
    const isNullable = shape.isNullable && this.options.nullable === 'jspecify'
    return (isNullable ? `@${this.imported('org.jspecify.annotations.Nullable')} ` : '') + this.of(shape)
  }

  /** Imports a type, and returns its simple name. */
  imported(path: string): string {
    this.imports.add(path)
    return path.slice(path.lastIndexOf('.') + 1)
  }

  /** Returns the type that holds any JSON; Gson keeps every digit of a number only in its own type. */
  anything(): string {
    return this.options.annotations === 'gson' ? this.imported('com.google.gson.JsonElement') : 'Object'
  }

  private ofObject(type: ObjectType): string {
    if (!this.isTooLarge(type)) return this.names.ofType(type)
    return `${this.imported('java.util.Map')}<String, ${this.anything()}>`
  }

  private ofString({ format }: StringForm): string {
    const path = this.options.dates === 'java.time' && format ? times[format] : undefined
    return path ? this.imported(path) : 'String'
  }

  private ofNumber(size: NumberSize): string {
    if (size === 'int32') return 'Integer'
    if (size === 'int53' || size === 'int64') return 'Long'
    if (size === 'double') return 'Double'
    return this.imported(size === 'decimal' ? 'java.math.BigDecimal' : 'java.math.BigInteger')
  }
}

const primitives: Record<string, string> = { Integer: 'int', Long: 'long', Double: 'double', Boolean: 'boolean' }

const times: Partial<Record<NonNullable<StringForm['format']>, string>> = {
  date: 'java.time.LocalDate',
  'date-time': 'java.time.OffsetDateTime',
  time: 'java.time.OffsetTime',
}
