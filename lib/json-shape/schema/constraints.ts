import type { StringFormat } from '../shape.ts'
import { type ArrayRules, intersectArrays, uniteArrays } from './array-rules.ts'
import type { StringChecks } from './checks.ts'
import type { Expression, Expressions } from './expressions.ts'
import { bothStrings, eitherString } from './merge-checks.ts'
import { intersectNumbers, type NumberRules, unionNumbers } from './number-rules.ts'

/** The constraints of a schema on its values. */
export interface Constraints {
  /** The allowed kinds of values, as bits; undefined where the schema has no `type`. */
  kinds?: number | undefined
  object?: ObjectRules | undefined
  array?: ArrayRules | undefined
  string?: StringRules | undefined
  number?: NumberRules | undefined
}

export const kindBits = { object: 1, array: 2, string: 4, number: 8, boolean: 16, null: 32 }

export interface ObjectRules {
  fields: Map<string, FieldRule>
  /** The schema of other keys' values; undefined where anything is allowed. */
  values?: Expression | undefined
  /** Whether other keys are forbidden. */
  isClosed: boolean
  /** Whether that is said beside all the keys that there may be. */
  isStrict?: boolean | undefined
  /** Its name in the schema: its title, or its key among the definitions. */
  name?: string | undefined
  description?: string | undefined
  /** The objects that these rules unite, where each has a name and fields of its own. */
  alternatives?: ObjectRules[] | undefined
  /** The keywords that unite several objects in these rules. */
  merges?: Merge[] | undefined
}

export interface Merge {
  keyword: string
  /** The token of its key. */
  token: number
}

export interface FieldRule {
  /** Undefined where only `required` names the key. */
  value?: Expression | undefined
  isRequired: boolean
  /** The offset of its key, in bytes. */
  offset: number
  description?: string | undefined
}

interface StringRules {
  format?: StringFormat | undefined
  literals?: string[] | undefined
  name?: string | undefined
  checks?: StringChecks | undefined
}

/** Combines the constraints of several schemas into one. */
export class ConstraintsMerger {
  private expressions: Expressions
  /** Called with the cost of each step. */
  private spend: (steps: number) => void
  private hasUnions: boolean

  /** @param hasUnions whether united objects are known one by one too */
  constructor(expressions: Expressions, spend: (steps: number) => void, hasUnions: boolean) {
    this.expressions = expressions
    this.spend = spend
    this.hasUnions = hasUnions
  }

  /** Their intersection. */
  intersect(parts: readonly Constraints[]): Constraints {
    const [first = {}] = parts
    if (parts.length < 2) return first
    const strings = parts.flatMap(({ string }) => string ?? [])
    const string = joined(strings, intersectStrings)
    const told = parts.flatMap(({ kinds }) => kinds ?? [])
    const isNoString = string?.literals?.length === 0
    const common = told.reduce((all, kinds) => all & kinds, isNoString ? ~kindBits.string & everyKind : everyKind)
    return {
      kinds: told.length > 0 || isNoString ? common : undefined,
      object: joined(
        parts.flatMap(({ object }) => object ?? []),
        (objects) => this.intersectObjects(objects),
      ),
      array: joined(
        parts.flatMap(({ array }) => array ?? []),
        (arrays) => intersectArrays(this.spendOn(arrays), (values) => this.all(values), this.expressions.open),
      ),
      string,
      number: joined(
        parts.flatMap(({ number }) => number ?? []),
        intersectNumbers,
      ),
    }
  }

  /** Their union. */
  union(parts: readonly Constraints[]): Constraints {
    const settled = parts.map(inferKinds)
    const [first = {}] = settled
    if (settled.length < 2) return first
    if (settled.some(({ kinds }) => kinds === undefined)) return {}
    const of = (kind: keyof typeof kindBits) => settled.filter(({ kinds = 0 }) => (kinds & kindBits[kind]) !== 0)
    return {
      kinds: settled.reduce((all, { kinds = 0 }) => all | kinds, 0),
      object: joined(
        of('object').map(({ object = anyObject }) => object),
        (objects) => this.unionObjects(objects),
      ),
      array: joined(
        of('array').map(({ array = {} }) => array),
        (arrays) => uniteArrays(this.spendOn(arrays), (values) => this.any(values), this.expressions.open),
      ),
      string: joined(
        of('string').map(({ string = {} }) => string),
        unionStrings,
      ),
      number: joined(
        of('number').map(({ number = { isInteger: false } }) => number),
        unionNumbers,
      ),
    }
  }

  /** Where one of them has alternatives, so has the intersection; of several, all are merged. */
  private intersectObjects(objects: ObjectRules[]): ObjectRules {
    const both = this.meetObjects(objects)
    const [united, another] = objects.filter(({ alternatives }) => alternatives)
    if (!united || another) return both
    const alternatives = united.alternatives?.map((each) => {
      const { name, description } = each
      return { ...this.meetObjects(objects.map((object) => (object === united ? each : object))), name, description }
    })
    return { ...both, alternatives }
  }

  private meetObjects(objects: ObjectRules[]): ObjectRules {
    const fields = this.gather(objects).map(([key, rules]): [string, FieldRule] => {
      const value = this.all(rules.map((rule) => rule.value))
      return [key, { value, isRequired: rules.some(({ isRequired }) => isRequired), ...placeOf(rules) }]
    })
    const isClosed = objects.some((object) => object.isClosed)
    const isStrict = objects.some((object) => object.isStrict)
    const values = this.all(objects.map((object) => object.values))
    return { fields: new Map(fields), values, isClosed, isStrict, merges: this.mergesIn(objects) }
  }

  private unionObjects(objects: ObjectRules[]): ObjectRules {
    const fields = this.gather(objects).map(([key, rules]): [string, FieldRule] => {
      const isRequired = rules.length === objects.length && rules.every((rule) => rule.isRequired)
      return [key, { value: this.any(rules.map(({ value }) => value)), isRequired, ...placeOf(rules) }]
    })
    const isMap = fields.length === 0
    const told = objects.filter(({ values, isClosed }) => (isMap ? !isClosed : values))
    return {
      fields: new Map(fields),
      values: this.any(told.map(({ values }) => values)),
      isClosed: objects.every((object) => object.isClosed),
      isStrict: objects.every((object) => object.isStrict),
      alternatives: this.hasUnions ? alternativesIn(objects) : undefined,
      merges: this.mergesIn(objects),
    }
  }

  private mergesIn(objects: readonly ObjectRules[]): Merge[] {
    const merges = objects.flatMap((each) => each.merges ?? [])
    this.spend(merges.length)
    return [...new Set(merges)]
  }

  private spendOn(arrays: ArrayRules[]): ArrayRules[] {
    for (const { tuple } of arrays) this.spend((tuple?.first.length ?? 0) * arrays.length + 1)
    return arrays
  }

  /** Lists the rules of each key, in the order of the keys. */
  private gather(objects: readonly ObjectRules[]): [string, FieldRule[]][] {
    const byKey = new Map<string, FieldRule[]>()
    for (const { fields } of objects) {
      this.spend(fields.size + 1)
      for (const [key, rule] of fields) {
        const rules = byKey.get(key)
        if (rules) rules.push(rule)
        else byKey.set(key, [rule])
      }
    }
    return [...byKey]
  }

  private all(values: readonly (Expression | undefined)[]): Expression | undefined {
    const told = values.filter((value) => value !== undefined)
    return told.length > 0 ? this.expressions.both(told) : undefined
  }

  private any(values: readonly (Expression | undefined)[]): Expression | undefined {
    const told = values.filter((value) => value !== undefined)
    return told.length > 0 && told.length === values.length ? this.expressions.either(told) : undefined
  }
}

const everyKind = 63
const anyObject: ObjectRules = { fields: new Map(), isClosed: false }

/**
 * Infers a missing `type` from the keywords that are for one kind of values: `properties` without `type` means an
 * object.
 */
export function inferKinds(constraints: Constraints): Constraints {
  if (constraints.kinds !== undefined) return constraints
  const implied = (['object', 'array', 'string', 'number'] as const).filter((kind) => constraints[kind])
  if (implied.length === 0) return constraints
  return { ...constraints, kinds: implied.reduce((kinds, kind) => kinds | kindBits[kind], 0) }
}

/** Lists the objects of a union; undefined where one has no name or no fields, or where they are too many. */
function alternativesIn(objects: readonly ObjectRules[]): ObjectRules[] | undefined {
  const all = [...new Set(objects.flatMap((each) => each.alternatives ?? [each]))]
  return all.length <= maxAlternatives && all.every((each) => each.name && hasFields(each)) ? all : undefined
}

/** Whether any field has a value, and is not only required. */
export const hasFields = ({ fields }: ObjectRules): boolean => [...fields.values()].some(({ value }) => value)

/** Each is met with what stands beside the union. */
const maxAlternatives = 100

/** Joins different rules; those that are all the same stay what they are. */
function joined<Rules>(rules: readonly Rules[], join: (rules: Rules[]) => Rules): Rules | undefined {
  const distinct = [...new Set(rules)]
  return distinct.length < 2 ? distinct[0] : join(distinct)
}

/** The first place with a constraint on the value, or else the first one; and the first description. */
const placeOf = (rules: readonly FieldRule[]): Pick<FieldRule, 'offset' | 'description'> => ({
  offset: (rules.find(({ value }) => value) ?? rules[0])?.offset ?? 0,
  description: rules.find(({ description }) => description)?.description,
})

function intersectStrings(rules: readonly StringRules[]): StringRules {
  const sets = rules.flatMap(({ literals }) => (literals ? [new Set(literals)] : []))
  const [first, ...others] = sets
  const literals = first && [...first].filter((text) => others.every((other) => other.has(text)))
  return {
    format: literals ? undefined : rules.find(({ format }) => format)?.format,
    literals,
    name: rules.find(({ name }) => name)?.name,
    checks: literals ? undefined : bothStrings(rules.map(({ checks = {} }) => checks)),
  }
}

function unionStrings(rules: readonly StringRules[]): StringRules {
  const sets = rules.map(({ literals }) => literals)
  if (sets.every((set) => set !== undefined)) return { literals: [...new Set(sets.flat())] }
  const formats = new Set(rules.map(({ format }) => format))
  const [only] = formats
  const checks = eitherString(rules.map((rule) => rule.checks ?? {}))
  return { format: formats.size === 1 ? only : undefined, checks }
}
