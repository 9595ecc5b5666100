import type { TypeNames } from '../name-types.ts'
import type { Form, ObjectType, Shape, StringForm } from '../shape.ts'
import { quote } from './quote.ts'
import { nameType, type TypeExpression } from './type-expression.ts'

export interface TypeOptions {
  readonly: boolean
  /** Whether sets of literals are written as such, and not as strings. */
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

  /** @param more what else may stand there, such as undefined */
  of({ forms, isNullable }: Shape, more: string[] = []): TypeExpression {
    if (forms.length === 0 && !isNullable) return nameType('unknown')
    const members = [
      ...forms.flatMap((form) => this.form(form)),
      ...(isNullable ? ['null'] : []).concat(more).map(nameType),
    ]
    const [only] = members
    return only && members.length === 1 ? only : { kind: 'union', members }
  }

  private form(form: Form): TypeExpression[] {
    const isReadonly = this.options.readonly
    if (form.kind === 'object') return [this.object(form.type)]
    if (form.kind === 'array') return [{ kind: 'array', items: this.of(form.items), isReadonly }]
    if (form.kind === 'string') return this.string(form)
    if (form.kind !== 'map') return [nameType(form.kind)]
    const record: TypeExpression = { kind: 'generic', name: 'Record', args: [nameType('string'), this.of(form.values)] }
    return [isReadonly ? { kind: 'generic', name: 'Readonly', args: [record] } : record]
  }

  /** An interface without fields would take anything. */
  private object(type: ObjectType): TypeExpression {
    if (type.fields.length > 0) return nameType(this.names.of(type))
    return { kind: 'generic', name: 'Record', args: [nameType('string'), nameType('never')] }
  }

  private string({ literals }: StringForm): TypeExpression[] {
    return this.options.literals && literals ? literals.map((text) => nameType(quote(text))) : [nameType('string')]
  }
}
