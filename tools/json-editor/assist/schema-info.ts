import type { Schema } from '@cfworker/json-schema'
import { truncate } from '#lib/text/truncate.ts'

/** The types that schemas name, each once; empty where none names any. */
export function typesOf(rules: readonly Schema[]): string[] {
  const named = rules.map(namedTypes).filter((types) => types.length > 0)
  // A union, not an intersection: some of the schemas are alternatives, and no type of theirs may be missing.
  return [...new Set(named.flat())].filter((type) => !(type === 'integer' && named.flat().includes('number')))
}

function namedTypes({ type, properties, items, prefixItems, ...rule }: Schema): string[] {
  const values = rule.const === undefined ? rule.enum : [rule.const]
  if (type !== undefined) return [type].flat()
  if (Array.isArray(values)) return [...new Set(values.map(typeOf))]
  if (properties !== undefined) return ['object']
  return items !== undefined || prefixItems !== undefined ? ['array'] : []
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** The first title and description, as one text. */
export function descriptionOf(rules: readonly Schema[]): string {
  const [title, description] = ['title', 'description'].map((name) => rules.find((rule) => isText(rule[name]))?.[name])
  return truncate([title, description].filter(isText).join('\n'), maxAboutLength)
}

export const isDeprecated = (rule: Schema): boolean => rule['deprecated'] === true

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** In UTF-16 units. */
const maxAboutLength = 1000
