import { formsIn } from '#lib/json-shape/forms-in.ts'
import type { Form, NumberSize, ObjectType, Shape } from '#lib/json-shape/shape.ts'
import type { GoOptions } from './options.ts'

/** Writes the types of values, and collects their imports. */
export class GoTypes {
  imports = new Set<string>()
  private options: Pick<GoOptions, 'nullable' | 'dates'>
  /** Returns the name of an object's type, or its inlined struct. */
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
    // Only raw text can be null, missing, or of several types.
    if (isOptional && shape.isNullable && shape.forms.length !== 1) return this.raw()
    const type = this.of(shape, holder)
    const canBeMissing = !isOptional || /^(?:\*|any$|json\.RawMessage$)/.test(type)
    return canBeMissing || !this.hasPointers(shape, holder) ? type : `*${type}`
  }

  /** Writes the type that all values of a shape fit into. */
  of(shape: Shape, holder?: ObjectType): string {
    const prefixes: string[] = []
    for (let at = shape; ; ) {
      const [form, another] = at.forms
      if (!form) return `${prefixes.join('')}any`
      if (another) return prefixes.join('') + this.union(at)
      // Slices and maps need no pointer: nil is null, and differs from an empty one.
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

  /** Whether a nullable value is a pointer: where that is chosen, or the type is recursive. */
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
   * `any` decodes numbers to float64 and objects to maps. Where that would lose digits or types, the raw text is kept
   * for decoding later.
   */
  private union(shape: Shape): string {
    return formsIn(shape).some(isLossyInAny) ? this.raw() : 'any'
  }

  private raw(): string {
    this.imports.add('encoding/json')
    return 'json.RawMessage'
  }
}

const isLossyInAny = (form: Form): boolean =>
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
