import type { Schema } from '@cfworker/json-schema'
import { absoluteUri } from '../schema/dynamic-references.ts'
import type { OpenSchema } from '../schema/validate-against.ts'
import type { PlaceStep } from './caret-place.ts'
import type { LooseValue } from './parse-loosely.ts'
import { PartialMatcher } from './partial-matcher.ts'

/** How many schemas one query may visit: their number can grow with each step. */
const maxVisits = 20_000

/** How many schemas may apply to one value. */
const maxRules = 200

/**
 * Finds the schemas that apply to a value of a document that is being typed: through references, all of `allOf`, those
 * of `anyOf` and `oneOf` that the value so far matches, and those of `if` and dependent keys. It always ends.
 */
export class SchemaWalk {
  private schema: OpenSchema
  private check: PartialMatcher
  private visits = 0

  /** @param unknown the value that is being typed, which matches everything */
  constructor(schema: OpenSchema, text: string, unknown?: LooseValue) {
    this.schema = schema
    const mayVisit = () => ++this.visits <= maxVisits
    this.check = new PartialMatcher({ text, unknown, mayVisit, follow: (rule) => this.targetsOf(rule) })
  }

  /** The schemas that apply to the value at the end of a path from the root. */
  rulesAt(way: readonly PlaceStep[], value: LooseValue | undefined): Schema[] {
    let schemas: (Schema | boolean)[] = [this.schema.schema]
    for (const { container, step } of way) {
      const rules = this.expand(schemas, container)
      schemas = typeof step === 'string' ? memberSchemas(rules, step) : itemSchemas(rules, step)
    }
    return this.expand(schemas, value)
  }

  /** The schemas that apply to a member of an object, given those of the object. */
  rulesOfMember(rules: readonly Schema[], name: string, value?: LooseValue): Schema[] {
    return this.expand(memberSchemas(rules, name), value)
  }

  /** The same for schemas that stand somewhere in one. */
  expand(schemas: readonly (Schema | boolean)[], value: LooseValue | undefined): Schema[] {
    const expanded = new Set<Schema>()
    const waiting = schemas.toReversed()
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next !== 'object' || expanded.has(next) || expanded.size >= maxRules || ++this.visits > maxVisits)
        continue
      expanded.add(next)
      waiting.push(...this.leadsOf(next, value).reverse())
    }
    return [...expanded].map((rule) => this.withoutIgnored(rule))
  }

  /** The further schemas that apply to a value because of one that does. */
  private leadsOf(rule: Schema, value: LooseValue | undefined): (Schema | boolean)[] {
    const leads = this.targetsOf(rule)
    if (this.isReferenceAlone(rule)) return leads
    const chosen = [rule.anyOf, rule.oneOf].flatMap((choices) => this.choose(listOf(choices), value))
    const { if: condition } = rule
    const branch =
      condition === undefined ? undefined : this.check.mayMatch(condition, value, true) ? rule.then : rule.else
    return [...leads, ...listOf(rule.allOf), ...chosen, ...listOf(branch && [branch]), ...dependents(rule, value)]
  }

  /** The alternatives that the value so far matches; all where none does, as one of them is still being typed. */
  private choose(choices: readonly (Schema | boolean)[], value: LooseValue | undefined): (Schema | boolean)[] {
    const fitting = choices.filter((choice) => this.check.mayMatch(choice, value))
    return fitting.length > 0 ? fitting : [...choices]
  }

  private targetsOf(rule: Schema): (Schema | boolean)[] {
    const { lookup } = this.schema
    const { $dynamicRef } = rule
    const uris = [
      rule.$ref !== undefined && (rule.__absolute_ref__ ?? rule.$ref),
      rule.$recursiveRef !== undefined && rule.__absolute_recursive_ref__,
      typeof $dynamicRef === 'string' && absoluteUri($dynamicRef, rule),
    ]
    return uris.flatMap((uri) => (uri ? (lookup[uri] ?? []) : []))
  }

  /** Before 2019-09 the keywords beside a reference are ignored, except for title and description. */
  private isReferenceAlone({ $ref }: Schema): boolean {
    return $ref !== undefined && (this.schema.draft === '4' || this.schema.draft === '7')
  }

  private withoutIgnored(rule: Schema): Schema {
    if (!this.isReferenceAlone(rule)) return rule
    const { title, description, default: standard, examples } = rule
    return { title, description, ...(standard !== undefined && { default: standard }), examples } as Schema
  }
}

const listOf = (value: unknown): (Schema | boolean)[] => (Array.isArray(value) ? value : [])

/** The schemas that depend on the keys of an object. */
function dependents({ dependentSchemas, dependencies }: Schema, value: LooseValue | undefined): Schema[] {
  const names = new Set(value?.members.map(({ name }) => name))
  return [dependentSchemas, dependencies].flatMap((each) =>
    Object.entries(Object(each)).flatMap(([name, schema]) =>
      names.has(name) && !Array.isArray(schema) ? [schema as Schema] : [],
    ),
  )
}

/** The schemas of a member: of `properties`, `patternProperties` or `additionalProperties`. */
function memberSchemas(rules: readonly Schema[], name: string): (Schema | boolean)[] {
  const schemas = rules.flatMap((rule) => {
    const own = [...ownSchema(rule.properties, name), ...patternSchemas(rule, name)]
    return own.length > 0 || rule.additionalProperties === undefined ? own : [rule.additionalProperties]
  })
  return schemas.length > 0 ? schemas : rules.flatMap(({ unevaluatedProperties = [] }) => unevaluatedProperties)
}

const ownSchema = (properties: Schema['properties'], name: string): (Schema | boolean)[] =>
  properties && Object.hasOwn(properties, name) ? [properties[name] ?? true] : []

const patternSchemas = ({ patternProperties = {} }: Schema, name: string): (Schema | boolean)[] =>
  Object.entries(patternProperties).flatMap(([pattern, schema]) => (new RegExp(pattern, 'u').test(name) ? schema : []))

/** The schemas of an item: by its index, or for all from an index on. */
function itemSchemas(rules: readonly Schema[], index: number): (Schema | boolean)[] {
  const schemas = rules.flatMap(({ prefixItems, items, additionalItems }): (Schema | boolean)[] => {
    const first = Array.isArray(items) ? items : listOf(prefixItems)
    const rest = Array.isArray(items) ? additionalItems : items
    return first[index] === undefined ? listOf(rest !== undefined && [rest]) : [first[index]]
  })
  if (schemas.length > 0) return schemas
  return rules.flatMap(({ unevaluatedItems, contains }) => unevaluatedItems ?? contains ?? [])
}
