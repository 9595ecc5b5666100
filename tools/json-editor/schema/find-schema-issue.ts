import type { Schema, SchemaDraft } from '@cfworker/json-schema'
import type { ToolError } from '#kit/tool-error.ts'
import { excerptOf } from '#lib/json/excerpt.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { lineColumnsOf } from '#lib/text/line-column.ts'
import { errors } from '../errors.ts'
import { jsonPointerOf } from '../navigation/json-pointer.ts'
import type { Location } from '../navigation/location.ts'
import { TreeNavigation } from '../navigation/tree-navigation.ts'
import { absoluteUri } from './dynamic-references.ts'
import { jsonTypeOf } from './json-type.ts'
import type { SchemaLookup } from './keyword-location.ts'
import { shapeIssuesOf } from './keyword-shapes.ts'
import { subschemasOf } from './subschemas.ts'

interface IssuePosition {
  /** The location as a JSON Pointer (RFC 6901). */
  pointer: string
  line: number
  column: number
}

interface SchemaIssue {
  location: Location
  /** Whether the key there is at fault. */
  ofKey?: boolean
  toError: (place: IssuePosition, excerpt: string) => ToolError
}

/**
 * Finds the first mistake in a schema, with its position in the text: an invalid value of a keyword, and with a lookup
 * an unresolvable reference. The library itself accepts many of them, and validates the document nonetheless.
 */
export function findSchemaIssue(
  schema: unknown,
  draft: SchemaDraft,
  index: JsonIndex,
  lookup?: SchemaLookup,
): ToolError | undefined {
  const [issue] = issuesIn(schema, draft, lookup)
  if (!issue) return undefined
  const token = (new TreeNavigation(index).find(issue.location) ?? 0) - (issue.ofKey ? 1 : 0)
  const [place = { line: 1, column: 1 }] = lineColumnsOf(index.bytes, [index.starts[token] ?? 0])
  return issue.toError({ ...place, pointer: jsonPointerOf(issue.location) }, excerptOf(index, token, 60))
}

function* issuesIn(root: unknown, draft: SchemaDraft, lookup: SchemaLookup | undefined): Generator<SchemaIssue> {
  for (const { schema, location } of subschemasOf(root)) {
    if (typeof schema === 'boolean') continue
    if (jsonTypeOf(schema) !== 'object') yield wrongType(location, 'object boolean')
    else yield* issuesOfKeywords(Object(schema), location, draft, lookup)
  }
}

function* issuesOfKeywords(
  rule: Schema,
  location: Location,
  draft: SchemaDraft,
  lookup: SchemaLookup | undefined,
): Generator<SchemaIssue> {
  for (const [keyword, value] of Object.entries(rule)) {
    const at = [...location, keyword]
    const misfits = shapeIssuesOf(keyword, value, draft)
    if (misfits.length > 0) yield* misfits.map((misfit) => wrongType([...at, ...misfit.location], misfit.expected))
    else if (keyword === 'pattern' && !isPattern(value)) yield badPattern(at)
    else if (keyword === 'patternProperties') {
      for (const name of Object.keys(value)) if (!isPattern(name)) yield { ...badPattern([...at, name]), ofKey: true }
    } else if (/^\$(id|ref|dynamicRef)$/.test(keyword) && !URL.canParse(value, 'https://localhost'))
      yield wrongType(at, 'URI')
    else if (keyword === '$ref' && lookup && lookup[String(rule.__absolute_ref__ ?? value)] === undefined) {
      yield unknownReference(at)
    } else if (keyword === '$dynamicRef' && lookup && lookup[absoluteUri(String(value), rule)] === undefined) {
      yield unknownReference(at)
    }
  }
}

const wrongType = (location: Location, expected: string): SchemaIssue => ({
  location,
  toError: (place, excerpt) => errors.invalidSchema({ ...place, found: excerpt, expected }),
})

const badPattern = (location: Location): SchemaIssue => ({
  location,
  toError: (place, pattern) => errors.invalidPattern({ ...place, pattern }),
})

const unknownReference = (location: Location): SchemaIssue => ({
  location,
  toError: (place, reference) => errors.unknownReference({ ...place, reference }),
})

/** The library tests with the Unicode flag. */
function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'))
  } catch {
    return false
  }
}
