import type { OutputUnit, Schema, SchemaDraft } from '@cfworker/json-schema'
import type { ToolError } from '#kit/tool-error.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { toValue } from '#lib/json/to-value.ts'
import { errors } from '../errors.ts'
import type { NoteContent } from '../notes/notes.ts'
import { checkDepth } from '../text/parse-input.ts'
import { fixAnchors, resolveDynamicReferences } from './dynamic-references.ts'
import { exactNumbers } from './exact-numbers.ts'
import { findSchemaIssue } from './find-schema-issue.ts'
import { formatSchemaError } from './format-schema-error.ts'
import { type LocatedSchema, parseFragment, resolveKeywordLocation, type SchemaLookup } from './keyword-location.ts'
import { escapeLoneSurrogates, replaceLoneSurrogates, restoreLoneSurrogates } from './lone-surrogates.ts'
import { uncheckedRules } from './unchecked-rules.ts'
import { rewriteUniqueItems } from './unique-items.ts'

/** A violation of a schema, with its location. */
interface ValidationIssue {
  location: (string | number)[]
  /** Whether the key at this location is at fault, not its value. */
  ofKey: boolean
  /** Makes its note, given the source text of the value there, cut to a few words. */
  say: (excerpt: string) => NoteContent
}

export interface Verdict {
  issues: ValidationIssue[]
  /** The parts of the schema that were not checked. */
  unchecked: NoteContent[]
}

interface ParsedSchema {
  schema: Schema | boolean
  index: JsonIndex
  draft: SchemaDraft
}

/** A schema opened for reading: the targets of its references are in the lookup. */
export interface OpenSchema extends Omit<ParsedSchema, 'index'> {
  lookup: SchemaLookup
}

/**
 * Opens a schema for reading.
 *
 * @throws as `validateAgainst`
 */
export async function openSchema(text: string): Promise<OpenSchema> {
  const { schema, index, draft } = readSchema(text)
  const { dereference } = await import('@cfworker/json-schema')
  const lookup: SchemaLookup = Object.create(null)
  attempt(() => {
    dereference(schema, lookup)
    if (draft === '2020-12') fixAnchors(lookup)
  })
  throwIfSet(findSchemaIssue(schema, draft, index, lookup))
  return { schema, draft, lookup }
}

/**
 * Checks a document against a JSON Schema of draft 4, 7, 2019-09 or 2020-12, as its `$schema` says, by default the last.
 * References resolve within the schema only: nothing is fetched. Of NDJSON each record is checked.
 *
 * @throws invalidSchema, invalidPattern, unknownReference, endlessSchema, unusableSchema
 */
export async function validateAgainst(text: string, document: JsonIndex): Promise<Verdict> {
  const { schema: plain, index, draft } = readSchema(text)
  const numbers = exactNumbers(document, index)
  const written = numbers ? (numbers.schema as Schema | boolean) : plain
  const given = numbers ? numbers.document : toValue(document)
  const schema = replaceLoneSurrogates(written) as typeof written
  const value = replaceLoneSurrogates(given)
  const hasHalves = schema !== written || value !== given
  const { dereference, validate, format: formats } = await import('@cfworker/json-schema')
  // Without a prototype: the library looks up formats by the names in schemas, and would find inherited properties.
  Object.setPrototypeOf(formats, null)
  const lookup: SchemaLookup = Object.create(null)
  const addToLookup = () => {
    dereference(schema, lookup)
    if (draft === '2020-12') fixAnchors(lookup)
  }
  attempt(addToLookup)
  throwIfSet(findSchemaIssue(schema, draft, index, lookup))
  const rewrite = rewriteUniqueItems(schema, value)
  const toCheck = attempt(() => {
    // Again, since the rewritten schema has more subschemas.
    addToLookup()
    return draft === '2020-12' ? resolveDynamicReferences(schema, lookup) : schema
  })
  if (toCheck === undefined) throw errors.endlessSchema()
  const issuesOf = (checked: unknown, before: number[]) => {
    const check = (stopEarly: boolean) => validate(checked, toCheck, draft, lookup, stopEarly).errors
    const units = attempt(() => check(false)) ?? attempt(() => check(true))
    if (!units) throw errors.endlessSchema()
    return units.flatMap((unit, at): ValidationIssue[] => {
      if (isWrapper(unit)) return []
      const wrapper = units[at - 1]?.keyword
      const rule = () => ruleOf(unit, wrapper, toCheck, lookup)
      const location = parseFragment(unit.instanceLocation, checked)
      const ofKey = (unit.keyword === 'false' || unit.keywordLocation.includes('/propertyNames')) && rule().ofKey
      const say = (excerpt: string) => {
        const said = formatSchemaError({
          unit,
          wrapper,
          location,
          value: checked,
          excerpt,
          rewrite,
          numbers,
          ...rule(),
        })
        return hasHalves ? withHalves(said) : said
      }
      const restore = (step: string | number) => (typeof step === 'string' ? restoreLoneSurrogates(step) : step)
      return [{ location: [...before, ...(hasHalves ? location.map(restore) : location)], ofKey, say }]
    })
  }
  const issues =
    document.isLines && Array.isArray(value)
      ? value.flatMap((record, at) => issuesOf(record, [at]))
      : issuesOf(value, [])
  return { issues, unchecked: uncheckedRules(written, formats) }
}

/** Writes replaced surrogates as JSON escapes. */
const withHalves = ({ code, params }: NoteContent): NoteContent => ({
  code,
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeLoneSurrogates(value) : value,
    ]),
  ),
})

/** For a `false` schema the library gives no location, but reports the keyword that led to it right before. */
function ruleOf(
  unit: OutputUnit,
  wrapper: string | undefined,
  schema: Schema | boolean,
  lookup: SchemaLookup,
): LocatedSchema {
  if (unit.keyword === 'false') return { rule: {}, ofKey: wrapper === 'propertyNames' }
  return resolveKeywordLocation(schema, lookup, unit.keywordLocation)
}

/** Runs a check; undefined where the stack overflows, which a hundred thousand errors at once do, too. */
function attempt<Answer>(check: () => Answer): Answer | undefined {
  try {
    return check()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    if (!(error instanceof Error) || !error.message.startsWith('Duplicate schema URI')) throw error
    // Two schemas of one name: it is ambiguous which is meant.
    throw errors.unusableSchema()
  }
}

function throwIfSet(error: ToolError | undefined): void {
  if (error) throw error
}

function readSchema(text: string): ParsedSchema {
  const index = indexOf(text)
  checkDepth(index)
  const schema = toValue(index) as Schema | boolean
  const draft = draftOf(schema)
  throwIfSet(findSchemaIssue(schema, draft, index))
  return { schema, index, draft }
}

function indexOf(text: string): JsonIndex {
  try {
    return readJson(text)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    throw errors.invalidSchema({ pointer: '', ...error.params })
  }
}

function draftOf(schema: Schema | boolean): SchemaDraft {
  const name = String(Object(schema).$schema)
  if (name.includes('draft-04')) return '4'
  if (name.includes('draft-06') || name.includes('draft-07')) return '7'
  return name.includes('2019-09') ? '2019-09' : '2020-12'
}

/** Keywords whose errors only announce one from within, which is reported itself. */
const isWrapper = ({ keyword, error }: OutputUnit): boolean => wrappers.has(keyword) && !error.includes('does not have')

const wrappers = new Set(
  '$ref $recursiveRef allOf if properties patternProperties additionalProperties unevaluatedProperties propertyNames'
    .concat(' dependentSchemas dependencies prefixItems items additionalItems unevaluatedItems')
    .split(' '),
)
