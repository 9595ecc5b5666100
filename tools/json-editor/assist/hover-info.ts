import type { Schema } from '@cfworker/json-schema'
import { truncate } from '#lib/text/truncate.ts'
import { normalizedPath } from '../navigation/normalized-path.ts'
import { shortPath } from '../navigation/short-path.ts'
import type { OpenSchema } from '../schema/validate-against.ts'
import { caretPlace } from './caret-place.ts'
import type { LooseValue } from './parse-loosely.ts'
import { descriptionOf, isDeprecated, typesOf } from './schema-info.ts'
import { SchemaWalk } from './schema-walk.ts'
import { choicesOf } from './value-suggestions.ts'

/** What a schema says about a position. */
export interface HoverInfo {
  /** The range of the text that it is about, in UTF-16 units. */
  from: number
  to: number
  /** As a JSONPath in its short notation. */
  path: string
  /** Title and description, one for each alternative. */
  about: string[]
  types: string[]
  /** The values that it lists, as JSON. */
  allowed: string[]
  /** As JSON. */
  standard: string | undefined
  /** Limits by their keywords, as JSON. */
  limits: [keyword: string, limit: string][]
  isDeprecated: boolean
}

/** Describes the key or value at an offset of a text by its schema; undefined where the schema says nothing. */
export function hoverInfoAt(
  schema: OpenSchema,
  text: string,
  roots: readonly LooseValue[],
  offset: number,
): HoverInfo | undefined {
  const { member, object, value, way: outer, from, to } = caretPlace(text, roots, offset)
  if (from === to) return undefined
  const way = member && object ? [...outer, { container: object, step: member.name }] : outer
  const rules = new SchemaWalk(schema, text).rulesAt(way, value)
  const path = shortPath(normalizedPath(way.map(({ step }) => step)))
  const described = { from, to, path, ...factsOf(rules) }
  return isEmpty(described) ? undefined : described
}

function factsOf(rules: readonly Schema[]): Omit<HoverInfo, 'from' | 'to' | 'path'> {
  const choices = choicesOf(rules).filter(({ origin }) => origin !== 'type')
  const about = new Set(rules.map((rule) => descriptionOf([rule])).filter((text) => text !== ''))
  const limits = rules.flatMap((rule) =>
    limitKeywords.flatMap((keyword): [string, string][] =>
      rule[keyword] === undefined ? [] : [[keyword, excerpt(rule[keyword])]],
    ),
  )
  const standard = choices.find(({ origin }) => origin === 'default')
  return {
    about: [...about].slice(0, maxAbout),
    types: typesOf(rules),
    allowed: choices
      .filter(({ origin }) => origin === 'const' || origin === 'enum' || (origin === 'default' && isListed(rules)))
      .slice(0, maxAllowed)
      .map(({ source }) => truncate(source)),
    standard: standard && truncate(standard.source),
    limits: limits.slice(0, maxLimits),
    isDeprecated: rules.some(isDeprecated),
  }
}

const isListed = (rules: readonly Schema[]): boolean => rules.some(({ enum: values }) => Array.isArray(values))

const isEmpty = ({ about, types, allowed, standard, limits }: HoverInfo): boolean =>
  standard === undefined && [about, types, allowed, limits].every((list) => list.length === 0)

const excerpt = (value: unknown): string => truncate(typeof value === 'string' ? value : JSON.stringify(value))

const [maxAbout, maxAllowed, maxLimits] = [4, 30, 12]

const limitKeywords =
  'format pattern minLength maxLength minimum exclusiveMinimum maximum exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties'.split(
    ' ',
  )
