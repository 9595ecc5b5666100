import { itemsOf, typesIn } from '#lib/json-shape/forms-in.ts'
import type { TypeNames } from '#lib/json-shape/name-types.ts'
import type { Bound, LengthChecks, NumberChecks, StringChecks } from '#lib/json-shape/schema/checks.ts'
import type {
  ArrayForm,
  Form,
  NumberForm,
  ObjectType,
  Shape,
  StringForm,
  StringFormat,
  Tuple,
} from '#lib/json-shape/shape.ts'
import { quote } from '#lib/json-shape/typescript/quote.ts'
import { call, flatSchema, plain, type SchemaExpression } from './schema-expression.ts'

export interface SchemaOptions {
  version: 3 | 4
  formats: boolean
  literals: boolean
}

/** Converts shapes to Zod schemas. */
export class SchemaWriter {
  /** The types whose schemas are already written, and can be referenced. */
  defined = new Set<ObjectType>()
  /**
   * The types that are referenced before their definition where TypeScript cannot infer them, so that they need an
   * annotation.
   */
  needsAnnotation = new Set<ObjectType>()
  private names: Pick<TypeNames, 'of'>
  private options: SchemaOptions

  constructor(names: Pick<TypeNames, 'of'>, options: SchemaOptions) {
    this.names = names
    this.options = options
  }

  /** Whether a schema is referenced before its definition by a getter; before Zod 4 by z.lazy. */
  get hasGetters(): boolean {
    return this.options.version === 4
  }

  of(shape: Shape, isOptional = false, depth = 0): SchemaExpression {
    const { forms, isNullable } = shape
    // TypeScript cannot infer types of expressions that are nested deeper.
    const schemas = depth > depthLimit ? [call('z.unknown')] : forms.map((form) => this.form(form, depth + 1))
    if (forms.length > 1) for (const type of typesIn(shape)) if (!this.defined.has(type)) this.needsAnnotation.add(type)
    const [first = isNullable ? call('z.null') : call('z.unknown')] = schemas
    const schema = schemas.length > 1 ? call('z.union', schemas) : first
    const canBeNull = isNullable && schemas.length > 0
    const method = canBeNull ? (isOptional ? '.nullish()' : '.nullable()') : isOptional ? '.optional()' : undefined
    return method ? { ...schema, methods: [...schema.methods, method] } : schema
  }

  private form(form: Form, depth: number): SchemaExpression {
    if (form.kind === 'object') return this.object(form.type)
    if (form.kind === 'array') return this.array(form, depth)
    if (form.kind === 'map') return this.map(this.of(form.values, false, depth))
    if (form.kind === 'number') return this.number(form)
    return form.kind === 'string' ? this.string(form) : call('z.boolean')
  }

  private array(form: ArrayForm, depth: number): SchemaExpression {
    const { tuple, checks } = form
    if (tuple && hasTuple(tuple, this.options)) return this.tuple(form, tuple, depth)
    const items = itemsOf(form).map((shape) => this.of(shape, false, depth))
    const [only = call('z.never')] = items
    return checked(call('z.array', items.length > 1 ? call('z.union', items) : only), lengthMethods(checks))
  }

  private tuple({ checks }: ArrayForm, tuple: Tuple, depth: number): SchemaExpression {
    const { first, required, rest } = tuple
    const items = first.map((shape, index) => this.of(shape, index >= required, depth))
    const further = rest ? [`.rest(${flatSchema(this.of(rest, false, depth))})`] : []
    return checked(call('z.tuple', items), [...further, ...tupleLengthMethods(tuple, checks)])
  }

  private map(values: SchemaExpression): SchemaExpression {
    // With a function among several arguments, Prettier would break the line.
    const isLazy = values.head === 'z.lazy' && values.methods.length === 0
    return isLazy ? call('z.record', values) : call('z.record', call('z.string'), values)
  }

  private object(type: ObjectType): SchemaExpression {
    const name = `${this.names.of(type)}Schema`
    if (this.defined.has(type)) return plain(name)
    if (this.hasGetters) return plain(name)
    this.needsAnnotation.add(type)
    return call('z.lazy', plain(`() => ${name}`))
  }

  private number({ size, isBeyondDoubles, checks }: NumberForm): SchemaExpression {
    const isWhole = size !== 'double' && size !== 'decimal'
    const methods = numberMethods(checks)
    if (this.options.version === 3)
      return checked(call('z.number'), [...(isWhole && !isBeyondDoubles ? ['.int()'] : []), ...methods])
    // Zod 4 rejects integers beyond 53 bits in z.int, and infinite numbers in z.number.
    if (isBeyondDoubles)
      return call('z.union', [call('z.number'), call('z.literal', [plain('Infinity'), plain('-Infinity')])])
    const isSafe = size === 'int32' || size === 'int53'
    return checked(call(isSafe ? 'z.int' : 'z.number'), [
      ...methods,
      ...(isWhole && !isSafe ? ['.refine(Number.isInteger)'] : []),
    ])
  }

  private string({ format, literals, checks }: StringForm): SchemaExpression {
    if (literals && this.options.literals)
      return call(
        'z.enum',
        literals.map((text) => plain(quote(text))),
      )
    const formatSchema = format && this.options.formats ? formats[this.options.version][format] : undefined
    return checked(formatSchema ?? call('z.string'), stringMethods(checks))
  }
}

/** Whether an array by places is written as one: an item that may be missing only can be since Zod 4. */
export const hasTuple = ({ first, required }: Tuple, { version }: Pick<SchemaOptions, 'version'>): boolean =>
  version === 4 || required === first.length

const checked = (schema: SchemaExpression, methods: string[]): SchemaExpression => ({
  ...schema,
  methods: [...schema.methods, ...methods],
})

const depthLimit = 20

const withOffset = plain('{ offset: true }')
const stringWith = (method: string): SchemaExpression => ({ ...call('z.string'), methods: [method] })

/** Zod has no check for a time of day with its zone. */
const formats: Record<3 | 4, Partial<Record<StringFormat, SchemaExpression>>> = {
  3: {
    date: stringWith('.date()'),
    'date-time': stringWith('.datetime({ offset: true })'),
    uuid: stringWith('.uuid()'),
    url: stringWith('.url()'),
    email: stringWith('.email()'),
  },
  4: {
    date: call('z.iso.date'),
    'date-time': call('z.iso.datetime', withOffset),
    uuid: call('z.uuid'),
    url: call('z.url'),
    email: call('z.email'),
  },
}

/** The methods that check a number. */
const numberMethods = ({ lower, upper, steps = [] }: NumberChecks = {}): string[] => [
  ...(lower ? [`.${lower.isExclusive ? 'gt' : 'min'}(${literal(lower)})`] : []),
  ...(upper ? [`.${upper.isExclusive ? 'lt' : 'max'}(${literal(upper)})`] : []),
  ...steps.map((step) => `.multipleOf(${literal({ lexeme: step })})`),
]

/** Whole numbers keep all their digits; others are written as JavaScript writes them. */
const literal = ({ lexeme }: Pick<Bound, 'lexeme'>): string =>
  /^-?\d+$/.test(lexeme) ? lexeme : String(Number(lexeme))

/** The methods that check a string. */
const stringMethods = ({ patterns = [], ...lengths }: StringChecks = {}): string[] => [
  ...lengthMethods(lengths),
  ...patterns.map((pattern) => `.regex(${pattern})`),
]

/** The methods that check how long a string or an array is. */
function lengthMethods({ min, max }: LengthChecks = {}): string[] {
  if (min !== undefined && min === max) return [`.length(${min})`]
  return [...(min === undefined ? [] : [`.min(${min})`]), ...(max === undefined ? [] : [`.max(${max})`])]
}

/** The methods that check how long a tuple is, which has none for that; what its items ask for already is left out. */
function tupleLengthMethods({ first, rest }: Tuple, { min = 0, max }: LengthChecks = {}): string[] {
  const isLonger = min > first.length
  const isShorter = max !== undefined && (rest !== undefined || max < first.length)
  return [
    ...(isLonger ? [`.refine((items) => items.length >= ${min})`] : []),
    ...(isShorter ? [`.refine((items) => items.length <= ${max})`] : []),
  ]
}
