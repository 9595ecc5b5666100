import type { Schema } from '@cfworker/json-schema'

/** The schemas within a schema, by their URIs. */
export type SchemaLookup = Record<string, Schema | boolean>

/** The schema that contains a keyword. */
export interface LocatedSchema {
  rule: Schema
  /** Whether it applies to the keys of an object, not their values. */
  ofKey: boolean
}

/** Follows a keyword's location, through references too, to the schema that contains it. */
export function resolveKeywordLocation(
  root: Schema | boolean,
  lookup: SchemaLookup,
  keywordLocation: string,
): LocatedSchema {
  let [at, ofKey, isName]: [unknown, boolean, boolean] = [root, false, false]
  let anchor: unknown
  for (const step of fragmentSteps(keywordLocation).slice(0, -1)) {
    const rule: Schema = Object(at)
    if (!isName && rule.$recursiveAnchor === true) anchor ??= at
    if (isName) at = rule[step]
    else if (step === '$ref') at = lookup[rule.__absolute_ref__ ?? String(rule.$ref)]
    else if (step === '$recursiveRef') at = anchor
    else at = rule[step]
    ofKey ||= !isName && step === 'propertyNames'
    isName = !isName && namers.has(step)
  }
  return { rule: Object(at), ofKey }
}

/** Reads the URI fragment that the library gives (RFC 6901, section 6) as steps into a value. */
export function parseFragment(fragment: string, value: unknown): (string | number)[] {
  let at = value
  return fragmentSteps(fragment).map((name) => {
    const step = Array.isArray(at) ? Number(name) : name
    at = Object(at)[name]
    return step
  })
}

const fragmentSteps = (fragment: string): string[] =>
  fragment
    .split('/')
    .slice(1)
    .map((encoded) => decodeURIComponent(encoded).replaceAll('~1', '/').replaceAll('~0', '~'))

/** The keywords whose next step is a name or an index, which may look like a keyword. */
const namers = new Set(
  'properties patternProperties dependentSchemas dependencies allOf anyOf oneOf prefixItems'.split(' '),
)
