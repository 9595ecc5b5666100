import type { Remark } from '../../diagnostics.ts'
import { truncate } from '../../text/truncate.ts'
import { NumberStats } from '../number-stats.ts'
import { quoteKey } from '../quote-key.ts'
import { type Constraints, ConstraintsMerger, hasFields, inferKinds, kindBits } from './constraints.ts'
import { type Expression, Expressions } from './expressions.ts'
import type { JsonTree } from './json-tree.ts'
import type { KeywordReader } from './keyword-reader.ts'
import { readKeywords } from './keywords.ts'
import type { Dialect, References } from './references.ts'
import { SchemaError } from './schema-error.ts'

/** A part of a schema that types cannot express. */
export type SchemaRemark = Remark<
  'ignoredKeyword' | 'outsideReference' | 'mergedObjects' | 'furtherKeys' | 'openNumbers' | 'noValue' | 'endlessSchema'
>

/** Reads the schemas of a document, each lazily. */
export class SchemaReader implements KeywordReader {
  readonly tree: JsonTree
  readonly expressions = new Expressions()
  readonly remarks: SchemaRemark[] = []
  readonly restrictions: Remark<'ignoredKeyword'>[] = []
  private references: References
  private dialect: Dialect
  private merger: ConstraintsMerger
  private constraintsByExpression = new Map<Expression, Constraints>()
  /** The expressions being read, with their depths. */
  private open = new Map<Expression, number>()
  /**
   * The least depth that a recursive reference within came back to: until that one is read, the result is incomplete.
   */
  private lowest = Number.POSITIVE_INFINITY
  private steps: number

  /** @param hasUnions whether the objects that alternatives unite are known one by one too */
  constructor(tree: JsonTree, references: References, dialect: Dialect, hasUnions: boolean) {
    this.tree = tree
    this.merger = new ConstraintsMerger(this.expressions, (steps) => this.spend(steps), hasUnions)
    this.references = references
    this.dialect = dialect
    this.steps = 2_000_000 + 50 * tree.index.starts.length
  }

  /** @throws SchemaError where a schema asks for more work than its size allows */
  spend(steps: number): void {
    this.steps -= steps
    if (this.steps < 0) throw new SchemaError('complexSchema', 0)
  }

  remark(code: SchemaRemark['code'], token: number, params: Record<string, string> = {}): void {
    this.remarks.push({ offset: this.tree.offsetOf(token), code, params })
  }

  unchecked(keyword: string, value: number): void {
    this.restrictions.push({ offset: this.tree.offsetOf(value - 1), code: 'ignoredKeyword', params: { keyword } })
  }

  /** Returns the expression of a schema, or that of its target if it is only a reference. */
  of(token: number): Expression {
    const passed = new Set<number>()
    for (let at = token; ; ) {
      passed.add(at)
      const next = this.leadsTo(at)
      if (next === undefined || passed.has(next)) return this.expressions.schema(next === undefined ? at : token)
      this.spend(1)
      at = next
    }
  }

  /** @returns undefined where it is already being read (recursion) */
  constraintsOf(expression: Expression): Constraints | undefined {
    const cached = this.constraintsByExpression.get(expression)
    if (cached) return cached
    const above = this.open.get(expression)
    if (above !== undefined) {
      this.lowest = Math.min(this.lowest, above)
      return undefined
    }
    this.spend(1)
    const depth = this.open.size
    if (depth > maxDepth) throw new SchemaError('complexSchema', 'token' in expression ? this.offset(expression) : 0)
    this.open.set(expression, depth)
    const constraints = this.read(expression)
    this.open.delete(expression)
    if (this.lowest >= depth) {
      this.lowest = Number.POSITIVE_INFINITY
      this.constraintsByExpression.set(expression, constraints)
    }
    return constraints
  }

  /** The target of a schema's reference; undefined, with a remark, where it is outside the document. */
  referred(token: number, value: number): number | undefined {
    const reference = this.tree.textOf(value)
    const target = this.references.find(token, reference)
    if (target === undefined)
      throw new SchemaError('unknownReference', this.tree.offsetOf(value), { reference: quoteKey(reference) })
    if (target !== 'outside') return target
    this.remark('outsideReference', value, { reference: truncate(reference) })
    return undefined
  }

  private offset = ({ token }: { token: number }): number => this.tree.offsetOf(token)

  private read(expression: Expression): Constraints {
    if (expression.kind === 'open') return {}
    if (!('members' in expression)) {
      return expression.kind === 'value' ? this.readValue(expression.token) : this.readSchema(expression.token)
    }
    const parts = expression.members.flatMap((member) => this.constraintsOf(member) ?? [])
    return expression.kind === 'both' ? this.merger.intersect(parts) : this.merger.union(parts)
  }

  /** Follows references without further keywords. */
  private leadsTo(token: number): number | undefined {
    const rules = [...this.tree.membersOf(token)].filter(([keyword]) => !annotations.has(keyword))
    const reference = this.tree.membersOf(token).get('$ref')
    const [rule, another] = rules
    if (reference !== undefined && (this.dialect.isRefAlone || !another)) {
      if (this.tree.kindOf(reference) !== 'string') return undefined
      const target = this.references.find(token, this.tree.textOf(reference))
      return typeof target === 'number' ? target : undefined
    }
    if (!rule || another || !/^(?:all|any|one)Of$/.test(rule[0])) return undefined
    const items = this.tree.itemsOf(rule[1])
    return items.length === 1 ? items[0] : undefined
  }

  private readSchema(token: number): Constraints {
    const kind = this.tree.kindOf(token)
    if (kind === 'boolean') return this.tree.isTrue(token) ? {} : { kinds: 0 }
    if (kind !== 'object') this.refuse(token, 'object boolean')
    const members = this.tree.membersOf(token)
    this.spend(members.size)
    const title = this.tree.textIn(members.get('title'))
    const name = title !== undefined && isName(title) ? title : this.references.nameOf(token)
    const parts = this.dialect.isRefAlone && members.has('$ref') ? [] : readKeywords(token, this)
    const constraints = this.merger.intersect([...parts, ...this.readOthers(token, members)])
    if (constraints.object && !constraints.object.name) constraints.object.name = name
    if (constraints.object) constraints.object.description ??= this.tree.textIn(members.get('description'))
    if (constraints.string?.literals && !constraints.string.name) constraints.string.name = name
    // `nullable` of OpenAPI 3.0, beside a type.
    const isNullable = this.tree.isTrue(members.get('nullable')) && constraints.kinds !== undefined
    return isNullable ? { ...constraints, kinds: (constraints.kinds ?? 0) | kindBits.null } : constraints
  }

  /** Reads the applicators for the same value: `allOf`, `anyOf` and the like. */
  private readOthers(token: number, members: ReadonlyMap<string, number>): Constraints[] {
    const parts: Constraints[] = []
    for (const [keyword, value] of members) {
      if (keyword === '$ref' || keyword === '$dynamicRef' || keyword === '$recursiveRef') {
        if (this.tree.kindOf(value) !== 'string') this.refuse(value, 'string')
        const target = this.referred(token, value)
        const constraints = target === undefined ? undefined : this.constraintsOf(this.of(target))
        if (constraints) parts.push(constraints)
        else if (target !== undefined && members.size === 1) this.remark('endlessSchema', value)
      } else if (this.dialect.isRefAlone && members.has('$ref')) continue
      else if (keyword === 'allOf') {
        for (const each of this.listed(value)) parts.push(...[this.constraintsOf(each) ?? []].flat())
      } else if (keyword === 'anyOf' || keyword === 'oneOf') {
        const choices = this.listed(value).flatMap((each) => this.constraintsOf(each) ?? [])
        if (choices.length > 0) parts.push(this.unite(choices, keyword, value - 1))
      } else if (ignored.has(keyword)) this.remark('ignoredKeyword', value - 1, { keyword })
    }
    return parts
  }

  private unite(choices: readonly Constraints[], keyword: string, token: number): Constraints {
    const united = this.merger.union(choices)
    if (united.object && objectsIn(choices) > 1) united.object.merges?.push({ keyword, token })
    return united
  }

  private listed(value: number): Expression[] {
    const items = this.tree.itemsOf(value)
    if (items.length === 0) this.refuse(value, 'array.length ≥ 1')
    return items.map((item) => this.of(item))
  }

  /** Reads a literal, the only allowed value. */
  readValue(token: number): Constraints {
    const kind = this.tree.kindOf(token)
    const constraints: Constraints = { kinds: kindBits[kind] }
    if (kind === 'string') constraints.string = { literals: [this.tree.textOf(token)] }
    if (kind === 'array') {
      const items = this.tree.itemsOf(token).map((item) => this.expressions.value(item))
      constraints.array = items.length > 0 ? { items: this.expressions.either(items) } : {}
    }
    if (kind === 'object') {
      const fields = [...this.tree.membersOf(token)].map(([key, value]) => {
        const rule = { value: this.expressions.value(value), isRequired: true, offset: this.tree.offsetOf(value - 1) }
        return [key, rule] as const
      })
      constraints.object = { fields: new Map(fields), isClosed: true }
    }
    if (kind === 'number') {
      const seen = new NumberStats()
      const { bytes, starts, ends } = this.tree.index
      seen.add(bytes, starts[token] ?? 0, ends[token] ?? 0)
      constraints.number = { isInteger: !['double', 'decimal'].includes(seen.size), size: seen.size }
    }
    return constraints
  }

  union(parts: readonly Constraints[]): Constraints {
    return this.merger.union(parts)
  }

  /** @throws SchemaError */
  refuse(token: number, expected: string): never {
    const unexpected = truncate(this.tree.lexemeOf(token), 60)
    throw new SchemaError('invalidSchema', this.tree.offsetOf(token), { found: unexpected, expected })
  }
}

/** The number of references to references that are followed. */
const maxDepth = 400

/** Counts the distinct objects with fields. */
const objectsIn = (choices: readonly Constraints[]): number =>
  new Set(
    choices.flatMap((choice) => {
      const { kinds = 0, object } = inferKinds(choice)
      return (kinds & kindBits.object) !== 0 && object && hasFields(object) ? [object] : []
    }),
  ).size

/** A title may be a name, or a whole sentence. */
const isName = (title: string): boolean => title.trim() !== '' && title.length <= 40

const wordsOf = (text: string): Set<string> => new Set(text.split(' '))

const ignored = wordsOf('not if dependentSchemas')

const annotations = wordsOf(
  '$schema $id id $anchor $dynamicAnchor $recursiveAnchor $comment $defs definitions title description default example examples deprecated readOnly writeOnly',
)
