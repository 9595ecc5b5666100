import type { Field, Form, NumberSize, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import type { RustOptions } from './options.ts'

/** What a union of forms is called; nothing where it is no enum. */
export type NameOfUnion = (shape: Shape) => string | undefined

/** Writes the types of places. */
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

  /** Writes the type of a field; where a key may be missing or null, `isTwofold` says that an Option stands for each. */
  ofField({ shape, isOptional }: Field, holder: ObjectType): { type: string; isTwofold: boolean } {
    const type = this.of(shape, holder, isOptional)
    const isTwofold = isOptional && (shape.isNullable || isAnything(type)) && this.nullable === 'option'
    if (!isOptional) return { type, isTwofold }
    return { type: isTwofold || !type.startsWith('Option<') ? `Option<${type}>` : type, isTwofold }
  }

  /** Writes the type of a place. */
  of(shape: Shape, holder?: ObjectType, isOptional = false): string {
    const before: string[] = []
    let at = shape
    for (; before.length < deepest; ) {
      const type = this.whole(at, before.length ? undefined : holder, isOptional)
      const isOption = at.isNullable && !(type && isAnything(type))
      if (isOption) before.push('Option<')
      const [form] = at.forms
      if (type !== undefined) return before.join('') + type + '>'.repeat(before.length)
      before.push(form?.kind === 'array' ? 'Vec<' : 'HashMap<String, ')
      at = form?.kind === 'array' ? form.items : form?.kind === 'map' ? form.values : at
    }
    return before.join('') + anything + '>'.repeat(before.length)
  }

  /** Writes what a variant of an enum holds. */
  ofVariant(form: Form, holder: ObjectType | undefined): string {
    const type = this.of({ forms: [form], isNullable: false })
    return form.kind === 'object' && this.isCycle(form.type, holder) ? `Box<${type}>` : type
  }

  /** The type of a place without its Option; nothing for an array or a map, which is what it holds and more. */
  private whole(shape: Shape, holder: ObjectType | undefined, isOptional: boolean): string | undefined {
    const [form, another] = shape.forms
    if (!form) return anything
    if (another) return this.nameOfUnion(shape) ?? anything
    if (form.kind === 'array' || form.kind === 'map') return undefined
    if (form.kind !== 'object')
      return form.kind === 'number' ? numbers[form.size] : form.kind === 'string' ? 'String' : 'bool'
    const isBoxed = (isOptional || shape.isNullable) && this.isCycle(form.type, holder)
    return isBoxed ? `Box<${this.nameOf(form.type)}>` : this.nameOf(form.type)
  }

  /** Whether a type holds the one in which it stands: it would be as large as itself and more. */
  private isCycle(type: ObjectType, holder: ObjectType | undefined): boolean {
    return holder !== undefined && this.cycles.get(type) === this.cycles.get(holder)
  }
}

const anything = 'serde_json::Value'
const isAnything = (type: string): boolean => type === anything

/** The compiler gives up on types that nest much deeper. */
const deepest = 48

const numbers: Record<NumberSize, string> = {
  int32: 'i64',
  int53: 'i64',
  int64: 'i64',
  uint64: 'u64',
  integer: 'serde_json::Number',
  double: 'f64',
  decimal: 'serde_json::Number',
}
