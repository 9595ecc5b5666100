import type { JsonIndex } from '../../json/json-index.ts'
import { descriptionLine } from '../description-line.ts'
import type { ArrayForm, Field, Form, InferredTypes, Shape, Tuple } from '../shape.ts'
import { maxDepth, TypeAtPath, type TypeContext } from '../type-at-path.ts'
import { UnionReader, type UnionSupport } from './alternatives.ts'
import type { ArrayRules, TupleRules } from './array-rules.ts'
import type { LengthChecks } from './checks.ts'
import { type Constraints, inferKinds, kindBits, type ObjectRules } from './constraints.ts'
import type { Expression } from './expressions.ts'
import { JsonTree } from './json-tree.ts'
import { sizeOf } from './number-rules.ts'
import { SchemaReader, type SchemaRemark } from './read-schema.ts'
import { dialectOf, References } from './references.ts'

/** Whether a single document has a `$schema` that names a draft of json-schema.org. */
export function isSchema(index: JsonIndex): boolean {
  if (index.nexts[0] !== index.nexts.length) return false
  const tree = new JsonTree(index)
  const uri = tree.textIn(tree.membersOf(0).get('$schema'))
  return uri !== undefined && /^https?:\/\/json-schema\.org\//.test(uri)
}

/**
 * Reads a JSON Schema (drafts 4 to 2020-12) as the types of the documents that it describes. The README above it has the
 * rules.
 *
 * @param tuples whether arrays are described by places where the schema says so, else by what any item may be
 * @param unions how the language tells the objects of alternatives apart; without it they are one type
 * @throws SchemaError where it is no schema, has an unresolvable reference, or asks for more work than its size allows
 */
export function typesOfSchema(
  index: JsonIndex,
  { tuples = false, unions }: { tuples?: boolean; unions?: UnionSupport | undefined } = {},
): { types: InferredTypes; remarks: SchemaRemark[] } {
  const tree = new JsonTree(index)
  const dialect = dialectOf(tree.textIn(tree.membersOf(0).get('$schema')) ?? '')
  const references = new References(tree, dialect)
  const reader = new SchemaReader(tree, references, dialect, unions !== undefined)
  const maker = new ShapeMaker(reader, tuples, unions && new UnionReader(reader, unions))
  const root = reader.of(0)
  const shape = maker.of(root, { parent: undefined, key: '', isItem: false, depth: 0 })
  maker.fillAll()
  const isOpen = shape.forms.length === 0 && !shape.isNullable
  // A root without constraints only holds definitions.
  if (isOpen) for (const token of references.definitions) maker.define(token)
  const name = nameOf(tree.textIn(tree.membersOf(0).get('title')) ?? reader.constraintsOf(root)?.object?.name)
  const { remarks, restrictions } = reader
  return { types: { root: shape, types: maker.types, ...(name && { name }), restrictions }, remarks }
}

const nameOf = (title: string | undefined): string | undefined =>
  title !== undefined && title.trim() !== '' && title.length <= 40 ? title : undefined

interface SchemaContext extends TypeContext {
  /** The arrays and maps around it, up to the next object. */
  within?: Container | undefined
}

interface Container {
  expression: Expression
  around: Container | undefined
}

/** A shape that is filled later. */
interface Empty {
  expression: Expression
  constraints: Constraints
  shape: Shape
  context: SchemaContext
}

class ShapeMaker {
  types: TypeAtPath[] = []
  private reader: SchemaReader
  private tuples: boolean
  private unions: UnionReader | undefined
  private made = new Map<ObjectRules, TypeAtPath>()
  /** Shapes without children are shared. */
  private plain = new Map<Expression, Shape>()
  private merges = new Set<number>()
  private queue: Empty[] = []
  private filled = 0

  constructor(reader: SchemaReader, tuples: boolean, unions: UnionReader | undefined) {
    this.reader = reader
    this.tuples = tuples
    this.unions = unions
  }

  /** Returns a shape that is filled later. */
  of(expression: Expression, context: SchemaContext): Shape {
    const cached = this.plain.get(expression)
    if (cached) return cached
    const shape: Shape = { forms: [], isNullable: false }
    if (context.depth > maxDepth || this.isWithinItself(expression, context)) return shape
    this.reader.spend(1)
    const constraints = inferKinds(this.reader.constraintsOf(expression) ?? {})
    if (constraints.kinds === 0 && 'token' in expression) this.reader.remark('noValue', expression.token)
    this.queue.push({ expression, constraints, shape, context })
    if (((constraints.kinds ?? 0) & (kindBits.object | kindBits.array)) === 0) this.plain.set(expression, shape)
    return shape
  }

  fillAll(): void {
    // The array grows during the iteration.
    for (let next = this.queue[this.filled]; next; next = this.queue[++this.filled]) this.fill(next)
  }

  /** Makes the types of an unreferenced definition. */
  define(token: number): void {
    this.of(this.reader.of(token), { parent: undefined, key: '', isItem: false, depth: 0 })
    this.fillAll()
  }

  private fill({ expression, constraints, shape, context }: Empty): void {
    const has = (kind: keyof typeof kindBits) => ((constraints.kinds ?? 0) & kindBits[kind]) !== 0
    const around = { expression, around: context.within }
    const within = { ...context, isItem: true, depth: context.depth + 1, within: around }
    shape.isNullable = has('null')
    const { array, string = {}, number } = constraints
    if (has('object')) shape.forms.push(...this.objectsOf(constraints.object, context, within))
    if (has('array')) shape.forms.push(this.arrayOf(array, within))
    if (has('string')) {
      const { format, literals, name, checks } = string
      const isSet = literals !== undefined && literals.length <= maxLiterals
      shape.forms.push({
        kind: 'string',
        ...(format && { format }),
        ...(isSet && { literals, ...(name && { name }) }),
        ...told(checks),
      })
    }
    if (has('number')) {
      const { checks } = number ?? {}
      shape.forms.push({ kind: 'number', size: number ? sizeOf(number) : 'double', ...told(checks) })
    }
    if (has('boolean')) shape.forms.push({ kind: 'boolean' })
  }

  private maybe(expression: Expression | undefined, context: SchemaContext): Shape {
    return expression ? this.of(expression, context) : { forms: [], isNullable: false }
  }

  private arrayOf({ items, tuple, checks }: ArrayRules = {}, within: SchemaContext): ArrayForm {
    const rules = told(checks)
    if (!tuple || !this.tuples) return { kind: 'array', items: this.maybe(items, within), ...rules }
    return { kind: 'array', items: this.maybe(undefined, within), tuple: this.tupleOf(tuple, checks, within), ...rules }
  }

  private tupleOf({ first, rest, isClosed }: TupleRules, { min = 0 }: LengthChecks = {}, within: SchemaContext): Tuple {
    return {
      first: first.map((each) => this.maybe(each, within)),
      required: Math.min(min, first.length),
      ...(!isClosed && { rest: this.maybe(rest, within) }),
    }
  }

  /** The objects of alternatives where the language tells them apart, else one. */
  private objectsOf(rules: ObjectRules | undefined, context: SchemaContext, within: SchemaContext): Form[] {
    const alternatives = rules && this.unions?.alternativesOf(rules)
    if (alternatives)
      return alternatives.map(({ rules: each, isAmbiguous }) => {
        const type = this.typeOf(each, context)
        if (isAmbiguous) type.isAmbiguous = true
        return { kind: 'object', type }
      })
    for (const { token, keyword } of rules?.merges ?? []) {
      if (!this.merges.has(token)) this.reader.remark('mergedObjects', token, { keyword })
      this.merges.add(token)
    }
    return [this.objectOf(rules, context, within)]
  }

  /** An object without declared keys is a map. */
  private objectOf(rules: ObjectRules | undefined, context: SchemaContext, within: SchemaContext): Form {
    const fields = rules ? [...rules.fields.values()] : []
    const isMap = rules?.values ? fields.every(({ value }) => !value) : fields.length === 0
    if (!rules || (isMap && !rules.isClosed)) return { kind: 'map', values: this.maybe(rules?.values, within) }
    return { kind: 'object', type: this.typeOf(rules, context) }
  }

  private typeOf(rules: ObjectRules, context: SchemaContext): TypeAtPath {
    const existing = this.made.get(rules)
    if (existing) {
      existing.meetAgain(context.key)
      return existing
    }
    const type = new TypeAtPath(context)
    if (rules.name) type.name = rules.name
    if (rules.isStrict) type.isClosed = true
    const told = descriptionLine(rules.description)
    if (told) type.description = told
    this.made.set(rules, type)
    this.types.push(type)
    const depth = context.depth + 1
    type.fields = [...rules.fields].map(([key, { value, isRequired, offset, description }]): Field => {
      const shape = this.maybe(value ?? rules.values, { parent: type, key, isItem: false, depth })
      const told = descriptionLine(description)
      return { key, shape, isOptional: !isRequired, offset, ...(told && { description: told }) }
    })
    const values = rules.values && this.reader.constraintsOf(rules.values)
    if (values?.kinds)
      this.reader.remarks.push({ offset: type.fields[0]?.offset ?? 0, code: 'furtherKeys', params: {} })
    return type
  }

  /** Recursive arrays have no type: only objects have names. */
  private isWithinItself(expression: Expression, { within }: SchemaContext): boolean {
    for (let at = within; at; at = at.around) {
      this.reader.spend(1)
      if (at.expression !== expression) continue
      if ('token' in expression) this.reader.remark('endlessSchema', expression.token)
      return true
    }
    return false
  }
}

/** The checks of a form, where they say anything. */
const told = <Checks extends object>(checks: Checks | undefined): { checks?: Checks } =>
  checks && Object.values(checks).some((value) => value !== undefined) ? { checks } : {}

/** Compilers have limits, and long types are hard to read. */
const maxLiterals = 1000
