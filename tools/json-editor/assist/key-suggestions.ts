import type { Schema } from '@cfworker/json-schema'
import type { CaretPlace } from './caret-place.ts'
import { descriptionOf, isDeprecated, typesOf } from './schema-info.ts'
import type { SchemaWalk } from './schema-walk.ts'
import { emptyValues, type InsertionLayout, type Suggestion } from './suggestion.ts'
import { choicesOf } from './value-suggestions.ts'

/** Lists the keys that an object may have and lacks. */
export function keySuggestions(
  walk: SchemaWalk,
  { way, object, member }: CaretPlace,
  layout: InsertionLayout,
): Suggestion[] {
  const present = new Set(object?.members.flatMap((each) => (each === member ? [] : each.name)))
  const rules = walk.rulesAt(way, object)
  const needed = neededNames(rules, present)
  const names = new Set([...needed, ...rules.flatMap(namesIn(walk))])
  return [...names]
    .filter((name) => !present.has(name))
    .map((name) => keySuggestion(walk, rules, name, needed.has(name), member?.colon === undefined, layout))
    .filter((each) => each !== undefined)
    .sort((one, other) => other.rank - one.rank)
}

/** The required keys, always or because of another key. */
function neededNames(rules: readonly Schema[], present: ReadonlySet<string>): Set<string> {
  const dependent = rules.flatMap(({ dependentRequired, dependencies }) =>
    [dependentRequired, dependencies].flatMap((each) =>
      Object.entries(Object(each)).flatMap(([name, names]) => (present.has(name) && Array.isArray(names) ? names : [])),
    ),
  )
  return new Set([...rules.flatMap(({ required }) => (Array.isArray(required) ? required : [])), ...dependent])
}

const namesIn =
  (walk: SchemaWalk) =>
  ({ properties = {}, propertyNames }: Schema): string[] => {
    const named = propertyNames === undefined ? [] : walk.expand([propertyNames], undefined)
    const listed = named.flatMap((rule) => [...(rule.const === undefined ? [] : [rule.const]), ...(rule.enum ?? [])])
    return [...Object.keys(properties), ...listed.filter((name) => typeof name === 'string')]
  }

function keySuggestion(
  walk: SchemaWalk,
  owners: readonly Schema[],
  name: string,
  isNeeded: boolean,
  isNew: boolean,
  layout: InsertionLayout,
): Suggestion | undefined {
  if (owners.some(({ properties }) => properties && Object.hasOwn(properties, name) && properties[name] === false)) {
    return undefined
  }
  const rules = walk.rulesOfMember(owners, name)
  const key = JSON.stringify(name)
  const stub = isNew ? stubOf(rules) : { source: '', from: 0, to: 0, leadsOn: false }
  const lead = isNew ? `${key}:${layout.space}` : key
  return {
    label: name,
    insert: isNew ? lead + stub.source + layout.comma : lead,
    select: { from: lead.length + stub.from, to: lead.length + stub.to },
    detail: typesOf(rules).join(' | '),
    about: descriptionOf(rules),
    leadsOn: stub.leadsOn,
    rank: rules.some(isDeprecated) ? -1 : isNeeded ? 1 : 0,
  }
}

/** The initial value, and what is selected of it: the only one allowed, the default, or empty quotes or brackets. */
function stubOf(rules: readonly Schema[]) {
  const choices = choicesOf(rules)
  const [only, second] = choices.filter(({ origin }) => origin === 'const' || origin === 'enum')
  const standard = choices.find(({ origin }) => origin === 'default')
  if (only && !second && !standard)
    return { source: only.source, from: only.source.length, to: only.source.length, leadsOn: false }
  if (standard && standard.source.length <= maxStubLength) {
    const { source } = standard
    const inset = source.startsWith('"') ? 1 : 0
    return { source, from: inset, to: source.length - inset, leadsOn: false }
  }
  if (choices.length > 0) return { source: '', from: 0, to: 0, leadsOn: true }
  const [type, other] = typesOf(rules)
  const source = other === undefined ? (emptyValues[type ?? ''] ?? '') : ''
  const caret = source === '' ? 0 : 1
  return { source, from: caret, to: caret, leadsOn: false }
}

/** In UTF-16 units. */
const maxStubLength = 2000
