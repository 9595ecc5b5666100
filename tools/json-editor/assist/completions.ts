import type { Schema } from '@cfworker/json-schema'
import type { OpenSchema } from '../schema/validate-against.ts'
import { type CaretPlace, caretPlace } from './caret-place.ts'
import type { LooseValue } from './parse-loosely.ts'
import { descriptionOf, isDeprecated, typesOf } from './schema-info.ts'
import { SchemaWalk } from './schema-walk.ts'
import { emptyValues, type InsertionLayout, type Suggestion } from './suggestion.ts'
import { choicesOf, valueSuggestions } from './value-suggestions.ts'

/** In UTF-16 units. */
const maxStubLength = 2000

/** The completions at a caret. Offsets are in UTF-16 units. */
export interface Completions {
  kind: CaretPlace['kind']
  /** The range that is replaced. */
  from: number
  to: number
  /** Where the text that filters the suggestions begins: behind a quote. */
  typedFrom: number
  /** Where a comma has to be inserted as well. */
  commaAt: number | undefined
  suggestions: Suggestion[]
}

/** The most that are offered: nobody reads more, and typing filters them. */
const maxSuggestions = 500

/** Lists what a schema allows at a caret in a text. */
export function completionsAt(
  schema: OpenSchema,
  text: string,
  roots: readonly LooseValue[],
  offset: number,
): Completions {
  const place = caretPlace(text, roots, offset)
  const { kind, from, to, commaAfter } = place
  const isQuoted = text[from] === '"' && offset > from
  const walk = new SchemaWalk(schema, text, kind === 'value' ? place.value : undefined)
  const layout = { isQuoted, space: spaceBefore(text, place, offset), comma: place.isFollowed ? ',' : '' }
  const suggestions = kind === 'key' ? keySuggestions(walk, place, layout) : valueSuggestions(walk, place, layout)
  return {
    kind,
    from,
    to,
    typedFrom: isQuoted ? from + 1 : from,
    commaAt: commaAfter,
    suggestions: suggestions.slice(0, maxSuggestions),
  }
}

function spaceBefore(text: string, { kind, from, way, object }: CaretPlace, offset: number): string {
  const container = kind === 'key' ? object : way.at(-1)?.container
  const sibling = container?.members.find((member) => member.value && member.value.from !== from)
  const isDense =
    sibling?.value !== undefined && sibling.colon !== undefined && sibling.value.from === sibling.colon + 1
  if (isDense) return ''
  return kind === 'key' || text[from - 1] === ':' || (from === offset && text[offset - 1] === ':') ? ' ' : ''
}

/** Lists the keys that an object may have and lacks. */
function keySuggestions(walk: SchemaWalk, { way, object, member }: CaretPlace, layout: InsertionLayout): Suggestion[] {
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
