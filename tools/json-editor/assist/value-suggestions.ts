import type { Schema } from '@cfworker/json-schema'
import { truncate } from '#lib/text/truncate.ts'
import type { CaretPlace } from './caret-place.ts'
import { descriptionOf, isDeprecated, typesOf } from './schema-info.ts'
import type { SchemaWalk } from './schema-walk.ts'
import { emptyValues, type InsertionLayout, type Suggestion } from './suggestion.ts'

/** A value that a schema lists, and by which keyword. */
export interface Choice {
  source: string
  origin: 'const' | 'enum' | 'default' | 'examples' | 'type'
  about: string
  isDeprecated: boolean
}

/** Lists the values that are allowed at a position: those that the schema lists, and an empty one of each type. */
export function valueSuggestions(walk: SchemaWalk, { way, value }: CaretPlace, layout: InsertionLayout): Suggestion[] {
  const rules = walk.rulesAt(way, value)
  const empty = (isClosed(rules) ? [] : typesOf(rules)).flatMap((type): Choice[] =>
    emptyValues[type] ? [{ source: emptyValues[type], origin: 'type', about: '', isDeprecated: false }] : [],
  )
  const choices = [...choicesOf(rules), ...empty]
  const fitting = layout.isQuoted ? choices.filter(({ source }) => source.startsWith('"') && source !== '""') : choices
  return fitting.map((choice) => suggestionOf(choice, layout))
}

function suggestionOf(
  { source, origin, about, ...choice }: Choice,
  { isQuoted, space, comma }: InsertionLayout,
): Suggestion {
  const caret = space.length + (origin === 'type' ? 1 : source.length)
  return {
    label: truncate(isQuoted ? String(JSON.parse(source)) : source, 200),
    insert: space + source + comma,
    select: { from: caret, to: caret },
    detail: origin === 'type' ? (names[source] ?? '') : origin,
    about,
    leadsOn: false,
    rank: choice.isDeprecated ? -1 : origin === 'const' || origin === 'enum' || origin === 'default' ? 1 : 0,
  }
}

/** Lists the values that schemas name, each once; of `enum` and `const` only their own. */
export function choicesOf(rules: readonly Schema[]): Choice[] {
  const choices = new Map<string, Choice>()
  const closed = isClosed(rules)
  const about = descriptionOf(rules)
  function add(origin: Choice['origin'], value: unknown, says = about, isOld = false): void {
    const source = JSON.stringify(value)
    if (choices.size < maxChoices && source.length <= maxLength && !choices.has(source)) {
      choices.set(source, { source, origin, about: says, isDeprecated: isOld })
    }
  }
  for (const rule of rules) {
    const own = descriptionOf([rule])
    if (rule.const !== undefined) add('const', rule.const, own || about, isDeprecated(rule))
    for (const [at, value] of (Array.isArray(rule.enum) ? rule.enum : []).entries()) {
      add('enum', value, textAt(rule['enumDescriptions'], at) ?? (own || about), isDeprecated(rule))
    }
  }
  for (const rule of rules) if (rule['default'] !== undefined) setDefault(rule['default'])
  if (closed) return [...choices.values()]
  for (const rule of rules) for (const value of listOf(rule['examples'])) add('examples', value)
  const types = typesOf(rules)
  // Only where a type is given: otherwise true, false and null would be offered everywhere.
  if (types.includes('boolean') && types.length < 6) for (const value of [true, false]) add('type', value)
  if (types.includes('null') && types.length < 6) add('type', null)
  return [...choices.values()]

  function setDefault(value: unknown): void {
    const choice = choices.get(JSON.stringify(value))
    if (choice) choice.origin = 'default'
    else if (!closed) add('default', value)
  }
}

/** Whether the list has all values. */
const isClosed = (rules: readonly Schema[]): boolean =>
  rules.some((rule) => rule.const !== undefined || Array.isArray(rule.enum))

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const textAt = (texts: unknown, at: number): string | undefined => {
  const text = listOf(texts)[at]
  return typeof text === 'string' ? truncate(text, 500) : undefined
}

const maxChoices = 300

/** In UTF-16 units. */
const maxLength = 2000

const names: Record<string, string> = {
  '""': 'string',
  '{}': 'object',
  '[]': 'array',
  true: 'boolean',
  false: 'boolean',
  null: 'null',
}
