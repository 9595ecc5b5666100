import type { TypeNames } from '../name-types.ts'
import type { ArrayForm, Form, ObjectType, Shape, StringForm, Tuple } from '../shape.ts'
import { quote } from './quote.ts'
import { namedType, type TypeExpression } from './type-expression.ts'

export interface TypeOptions {
  readonly: boolean
  /** Whether sets of literals are written as unions instead of `string`. */
  literals: boolean
}

/** How arrays by places are written. */
export interface TupleOptions {
  /** Whether one is written so, else as a list of what may be in it. */
  isTuple: (tuple: Tuple) => boolean
  /** What an item that may be missing can also be. */
  missing: string[]
}

const allTuples: TupleOptions = { isTuple: () => true, missing: [] }

/** Turns shapes into types of TypeScript. */
export class TypeWriter {
  private names: Pick<TypeNames, 'of'>
  private options: TypeOptions
  private tuples: TupleOptions

  constructor(names: Pick<TypeNames, 'of'>, options: TypeOptions, tuples = allTuples) {
    this.names = names
    this.options = options
    this.tuples = tuples
  }

  /** @param more further members of the union, such as undefined */
  of({ forms, isNullable }: Shape, more: string[] = []): TypeExpression {
    if (forms.length === 0 && !isNullable) return namedType('unknown')
    const members = [
      ...forms.flatMap((form) => this.form(form)),
      ...(isNullable ? ['null'] : []).concat(more).map(namedType),
    ]
    const [only] = members
    return only && members.length === 1 ? only : { kind: 'union', members }
  }

  private form(form: Form): TypeExpression[] {
    const isReadonly = this.options.readonly
    if (form.kind === 'object') return [this.object(form.type)]
    if (form.kind === 'array') return [this.array(form)]
    if (form.kind === 'string') return this.string(form)
    if (form.kind !== 'map') return [namedType(form.kind)]
    const record: TypeExpression = {
      kind: 'generic',
      name: 'Record',
      args: [namedType('string'), this.of(form.values)],
    }
    return [isReadonly ? { kind: 'generic', name: 'Readonly', args: [record] } : record]
  }

  private array({ items, tuple }: ArrayForm): TypeExpression {
    const isReadonly = this.options.readonly
    if (!tuple) return { kind: 'array', items: this.of(items), isReadonly }
    if (!this.tuples.isTuple(tuple)) {
      const members = [...tuple.first, ...(tuple.rest ? [tuple.rest] : [])].map((shape) => this.of(shape))
      return { kind: 'array', items: { kind: 'union', members }, isReadonly }
    }
    const { first, required, rest } = tuple
    return {
      kind: 'tuple',
      first: first.map((shape, index) => this.of(shape, index < required ? [] : this.tuples.missing)),
      required,
      ...(rest && { rest: this.of(rest) }),
      isReadonly,
    }
  }

  /** An interface without fields would accept any value. */
  private object(type: ObjectType): TypeExpression {
    if (type.fields.length > 0) return namedType(this.names.of(type))
    return { kind: 'generic', name: 'Record', args: [namedType('string'), namedType('never')] }
  }

  private string({ literals }: StringForm): TypeExpression[] {
    return this.options.literals && literals ? literals.map((text) => namedType(quote(text))) : [namedType('string')]
  }
}
