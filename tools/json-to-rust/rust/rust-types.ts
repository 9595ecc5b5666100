import type { Field, Form, NumberSize, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import type { RustOptions } from './options.ts'

/** Returns the name of a union's enum; undefined where it has none. */
export type NameOfUnion = (shape: Shape) => string | undefined

/** Writes the types of values. */
export class RustTypes {
  private nullable: RustOptions['nullable']
  private nameOf: (type: ObjectType) => string
  private nameOfUnion: NameOfUnion
  private cycles: Map<ObjectType, number>

  constructor(
    nullable: RustOptions['nullable'],
    nameOf: (type: ObjectType) => string,
    nameOfUnion: NameOfUnion,
    cycles: Map<ObjectType, number>,
  ) {
    this.nullable = nullable
    this.nameOf = nameOf
    this.nameOfUnion = nameOfUnion
    this.cycles = cycles
  }

  /** Writes the type of a field; `isDoubleOption` where missing and null have an Option each. */
  ofField({ shape, isOptional }: Field, holder: ObjectType): { type: string; isDoubleOption: boolean } {
    const type = this.of(shape, holder, isOptional)
    const isDoubleOption = isOptional && (shape.isNullable || isAnything(type)) && this.nullable === 'option'
    if (!isOptional) return { type, isDoubleOption }
    return { type: isDoubleOption || !type.startsWith('Option<') ? `Option<${type}>` : type, isDoubleOption }
  }

  /** Writes the type of a value. */
  of(shape: Shape, holder?: ObjectType, isOptional = false): string {
    const before: string[] = []
    let at = shape
    for (; before.length < maxDepth; ) {
      const type = this.baseType(at, before.length ? undefined : holder, isOptional)
      const isOption = at.isNullable && !(type && isAnything(type))
      if (isOption) before.push('Option<')
      const [form] = at.forms
      if (type !== undefined) return before.join('') + type + '>'.repeat(before.length)
      before.push(form?.kind === 'array' ? 'Vec<' : 'HashMap<String, ')
      at = form?.kind === 'array' ? form.items : form?.kind === 'map' ? form.values : at
    }
    return before.join('') + anything + '>'.repeat(before.length)
  }

  /** Writes the type in a variant of an enum. */
  ofVariant(form: Form, holder: ObjectType | undefined): string {
    const type = this.of({ forms: [form], isNullable: false })
    return form.kind === 'object' && this.isCycle(form.type, holder) ? `Box<${type}>` : type
  }

  /** Returns the type of a value without its Option; undefined for arrays and maps. */
  private baseType(shape: Shape, holder: ObjectType | undefined, isOptional: boolean): string | undefined {
    const [form, another] = shape.forms
    if (!form) return anything
    if (another) return this.nameOfUnion(shape) ?? anything
    if (form.kind === 'array' || form.kind === 'map') return undefined
    if (form.kind !== 'object')
      return form.kind === 'number' ? numbers[form.size] : form.kind === 'string' ? 'String' : 'bool'
    const isBoxed = (isOptional || shape.isNullable) && this.isCycle(form.type, holder)
    return isBoxed ? `Box<${this.nameOf(form.type)}>` : this.nameOf(form.type)
  }

  /** Whether a type contains the type that holds it, so that it would have infinite size without a Box. */
  private isCycle(type: ObjectType, holder: ObjectType | undefined): boolean {
    return holder !== undefined && this.cycles.get(type) === this.cycles.get(holder)
  }
}

const anything = 'serde_json::Value'
const isAnything = (type: string): boolean => type === anything

/** The compiler fails for types that are nested much deeper. */
const maxDepth = 48

const numbers: Record<NumberSize, string> = {
  int32: 'i64',
  int53: 'i64',
  int64: 'i64',
  uint64: 'u64',
  integer: 'serde_json::Number',
  double: 'f64',
  decimal: 'serde_json::Number',
}
