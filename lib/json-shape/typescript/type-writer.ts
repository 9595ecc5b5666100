import type { TypeNames } from '../name-types.ts'
import type { Form, ObjectType, Shape, StringForm } from '../shape.ts'
import { quote } from './quote.ts'
import { namedType, type TypeExpression } from './type-expression.ts'

export interface TypeOptions {
  readonly: boolean
  /** Whether sets of literals are written as unions instead of `string`. */
  literals: boolean
}

/** Turns shapes into types of TypeScript. */
export class TypeWriter {
  private names: Pick<TypeNames, 'of'>
  private options: TypeOptions

  constructor(names: Pick<TypeNames, 'of'>, options: TypeOptions) {
    this.names = names
    this.options = options
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
    if (form.kind === 'array') return [{ kind: 'array', items: this.of(form.items), isReadonly }]
    if (form.kind === 'string') return this.string(form)
    if (form.kind !== 'map') return [namedType(form.kind)]
    const record: TypeExpression = {
      kind: 'generic',
      name: 'Record',
      args: [namedType('string'), this.of(form.values)],
    }
    return [isReadonly ? { kind: 'generic', name: 'Readonly', args: [record] } : record]
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
