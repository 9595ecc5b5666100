import type { Schema } from '@cfworker/json-schema'
import { errors } from '../errors.ts'
import type { SchemaLookup } from './keyword-location.ts'
import { hasSubschemas, mapSubschemas } from './subschemas.ts'

interface Rule extends Schema {
  $dynamicAnchor?: string
  $dynamicRef?: string
}

/** The dynamic scope: the schemas of anchors by name on the path that led here; the outermost counts. */
type Scope = ReadonlyMap<string, Rule>

/** The limit of schemas copied for one: their number can grow with each anchor. */
const maxCopies = 10_000

/**
 * Fixes the anchors in a lookup: the library also assigns those of a schema with an `$id` to the enclosing one, and
 * leaves out dynamic ones, though a plain `$ref` may refer to them.
 */
export function fixAnchors(lookup: SchemaLookup): void {
  for (const [uri, schema] of Object.entries(lookup)) {
    const rule: Schema = Object(schema)
    if (uri.endsWith(`#${rule.$anchor}`) && uri !== uriOf(rule, String(rule.$anchor))) delete lookup[uri]
  }
  for (const rule of rulesIn(lookup)) {
    for (const name of [rule.$anchor, rule.$dynamicAnchor]) if (name !== undefined) lookup[uriOf(rule, name)] = rule
  }
}

const uriOf = (rule: Schema, anchor: string): string => `${resourceOf(rule)}#${anchor}`

/** The URI that a reference of a schema leads to, as the lookup has it. */
export function absoluteUri(reference: string, rule: Schema): string {
  const url = new URL(reference, rule.__absolute_uri__)
  // An empty fragment is none.
  if (url.hash === '') url.hash = ''
  return url.href
}

/**
 * Resolves `$dynamicRef` (JSON Schema 2020-12, Core, section 8.2.3.2), which the library ignores: its target depends on
 * the path to it, so each schema with such a reference is copied for each path, with a plain `$ref` instead.
 *
 * @param root what the library has dereferenced
 * @param lookup receives the copies
 * @returns the schema to check with; the same where it has no such reference
 * @throws endlessSchema
 */
export function resolveDynamicReferences(root: Schema | boolean, lookup: SchemaLookup): Schema | boolean {
  const rules = rulesIn(lookup)
  if (!rules.some(({ $dynamicRef }) => $dynamicRef !== undefined)) return root
  const anchors = Map.groupBy(
    rules.filter(({ $dynamicAnchor }) => $dynamicAnchor !== undefined),
    resourceOf,
  )
  const ids = new Map<unknown, number>()
  const idOf = (value: unknown): number => {
    if (!ids.has(value)) ids.set(value, ids.size)
    return ids.get(value) ?? 0
  }
  /** A key that does not depend on the order of the anchors. */
  const keyOf = (schema: unknown, scope: Scope): string =>
    [idOf(schema), ...Array.from(scope.values(), idOf).sort((one, other) => one - other)].join()
  const copies = new Map<string, Rule>()

  /** The scope within a schema. */
  function enter(rule: Rule, outer: Scope): Scope {
    const added =
      anchors.get(resourceOf(rule))?.filter(({ $dynamicAnchor }) => !outer.has(String($dynamicAnchor))) ?? []
    if (added.length === 0) return outer
    return new Map([...outer, ...added.map((each): [string, Rule] => [String(each.$dynamicAnchor), each])])
  }

  function copyOf(schema: Rule | boolean, outer: Scope): Rule | boolean {
    if (typeof schema !== 'object' || !leadsOn(schema)) return schema
    const scope = enter(schema, outer)
    const key = keyOf(schema, scope)
    const cached = copies.get(key)
    if (cached) return cached
    if (copies.size >= maxCopies) throw errors.endlessSchema()
    const copy: Rule = {}
    copies.set(key, copy)
    const { $id, $anchor, $dynamicAnchor, $dynamicRef, ...rest } = schema
    const within = mapSubschemas(rest, (each) => copyOf(each, scope))
    Object.defineProperties(copy, Object.getOwnPropertyDescriptors(within))
    if (schema.__absolute_ref__ !== undefined) refer(copy, lookup[schema.__absolute_ref__], scope)
    if ($dynamicRef === undefined) return copy
    const target = refer({}, dynamicTarget(schema, $dynamicRef, scope), scope)
    // Wrapped in `allOf` where the schema has another reference already, or where order matters.
    copy.allOf = [target, ...(copy.allOf ?? [])]
    return copy
  }

  function dynamicTarget(rule: Rule, reference: string, scope: Scope): Rule | boolean | undefined {
    const uri = absoluteUri(reference, rule)
    const target: Rule | boolean | undefined = lookup[uri]
    const name = typeof target === 'object' ? target.$dynamicAnchor : undefined
    return name !== undefined && uri.endsWith(`#${name}`) ? (scope.get(name) ?? target) : target
  }

  /** Makes a schema refer to the copy of another. */
  function refer(rule: Schema, target: Schema | boolean | undefined, scope: Scope): Schema {
    const uri = `copy:${keyOf(target, scope)}`
    rule.$ref = uri
    Object.defineProperty(rule, '__absolute_ref__', { value: uri })
    if (target !== undefined) lookup[uri] ??= copyOf(target, scope)
    return rule
  }

  return copyOf(root, new Map())
}

const rulesIn = (lookup: SchemaLookup): Rule[] =>
  Array.from(new Set(Object.values(lookup))).filter((schema) => typeof schema === 'object')

/** The URI of the schema resource around a schema: one with an `$id`, or the root. */
const resourceOf = ({ __absolute_uri__: uri = '' }: Schema): string => uri.split('#')[0] ?? ''

const leadsOn = (schema: Rule): boolean =>
  schema.$ref !== undefined || schema.$dynamicRef !== undefined || hasSubschemas(schema)
