import { formsIn } from '#lib/json-shape/forms-in.ts'
import type { Form, NumberSize, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import type { GoOptions } from './options.ts'

/** Writes the types of places, and keeps what they need to be imported. */
export class GoTypes {
  imports = new Set<string>()
  private options: Pick<GoOptions, 'nullable' | 'dates'>
  /** Writes an object: its name, or all of its struct. */
  private nameOf: (type: ObjectType) => string
  private cycles: Map<ObjectType, number>

  constructor(
    options: Pick<GoOptions, 'nullable' | 'dates'>,
    nameOf: (type: ObjectType) => string,
    cycles: Map<ObjectType, number>,
  ) {
    this.options = options
    this.nameOf = nameOf
    this.cycles = cycles
  }

  /** Writes the type of a field of a struct. */
  ofField({ shape, isOptional }: { shape: Shape; isOptional: boolean }, holder: ObjectType): string {
    // Only the raw text can be null, be missing, and be anything else.
    if (isOptional && shape.isNullable && shape.forms.length !== 1) return this.raw()
    const type = this.of(shape, holder)
    const canBeMissing = !isOptional || /^(?:\*|any$|json\.RawMessage$)/.test(type)
    return canBeMissing || !this.hasPointers(shape, holder) ? type : `*${type}`
  }

  /** Writes the type of a place: what all of its values fit into. */
  of(shape: Shape, holder?: ObjectType): string {
    const prefixes: string[] = []
    for (let at = shape; ; ) {
      const [form, another] = at.forms
      if (!form) return `${prefixes.join('')}any`
      if (another) return prefixes.join('') + this.union(at)
      // A nil slice and a nil map are null, and neither is what an empty one is.
      if (form.kind === 'array' || form.kind === 'map') {
        prefixes.push(form.kind === 'array' ? '[]' : 'map[string]')
        at = form.kind === 'array' ? form.items : form.values
        continue
      }
      const type = this.single(form)
      const isPointer =
        at.isNullable && !type.startsWith('*') && this.hasPointers(at, prefixes.length ? undefined : holder)
      return prefixes.join('') + (isPointer ? `*${type}` : type)
    }
  }

  /** Where pointers are not asked for, a type that holds itself still needs one. */
  private hasPointers(shape: Shape, holder: ObjectType | undefined): boolean {
    const [form] = shape.forms
    const isCycle = holder && form?.kind === 'object' && this.cycles.get(form.type) === this.cycles.get(holder)
    return this.options.nullable === 'pointer' || isCycle === true
  }

  private single(form: Exclude<Form, { kind: 'array' | 'map' }>): string {
    if (form.kind === 'boolean') return 'bool'
    if (form.kind === 'object') return this.nameOf(form.type)
    if (form.kind === 'number') return this.number(form.size)
    if (form.format !== 'date-time' || this.options.dates === 'string') return 'string'
    this.imports.add('time')
    return 'time.Time'
  }

  private number(size: NumberSize): string {
    if (size === 'integer') this.imports.add('math/big')
    if (size === 'decimal') this.imports.add('encoding/json')
    return numbers[size]
  }

  /**
   * `any` decodes every number into a float64 and every object into a map. Where that would lose digits or types, the
   * text is kept as it is, to be decoded by who knows what stands there.
   */
  private union(shape: Shape): string {
    return formsIn(shape).some(isLostInAny) ? this.raw() : 'any'
  }

  private raw(): string {
    this.imports.add('encoding/json')
    return 'json.RawMessage'
  }
}

const isLostInAny = (form: Form): boolean =>
  form.kind === 'object' || (form.kind === 'number' && !['int32', 'int53', 'double'].includes(form.size))

const numbers: Record<NumberSize, string> = {
  int32: 'int',
  int53: 'int64',
  int64: 'int64',
  uint64: 'uint64',
  integer: '*big.Int',
  double: 'float64',
  decimal: 'json.Number',
}
