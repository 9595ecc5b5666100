import type { Schema, SchemaDraft } from '@cfworker/json-schema'
import type { ToolError } from '#kit/tool-error.ts'
import type { JsonIndex } from '#lib/json/json-index.ts'
import { lineColumnsOf } from '#lib/json/line-column.ts'
import { pointerOf } from './document/pointer.ts'
import { errors } from './errors.ts'
import { excerptOf } from './excerpt.ts'
import { misfitsOf } from './keyword-shapes.ts'
import { type Location, Locator } from './locator.ts'
import type { Lookup } from './rule-at.ts'
import { subschemasOf } from './subschemas.ts'
import { typeOf } from './type-of.ts'

interface Place {
  /** The location as a JSON Pointer (RFC 6901). */
  pointer: string
  line: number
  column: number
}

interface Fault {
  location: Location
  /** It is the key there that is at fault. */
  ofKey?: boolean
  refuse: (place: Place, found: string) => ToolError
}

/**
 * Finds the first fault of a schema, with its place in the text: a keyword whose value it cannot have, and with a lookup
 * a reference that leads nowhere. The library itself takes many of them, and gives a verdict on the document.
 */
export function faultOfSchema(
  schema: unknown,
  draft: SchemaDraft,
  index: JsonIndex,
  lookup?: Lookup,
): ToolError | undefined {
  const [fault] = faultsIn(schema, draft, lookup)
  if (!fault) return undefined
  const token = new Locator(index).find(fault.location) - (fault.ofKey ? 1 : 0)
  const [place = { line: 1, column: 1 }] = lineColumnsOf(index.bytes, [index.starts[token] ?? 0])
  return fault.refuse({ ...place, pointer: pointerOf(fault.location) }, excerptOf(index, token, 60))
}

function* faultsIn(root: unknown, draft: SchemaDraft, lookup: Lookup | undefined): Generator<Fault> {
  for (const { schema, location } of subschemasOf(root)) {
    if (typeof schema === 'boolean') continue
    if (typeOf(schema) !== 'object') yield mistyped(location, 'object boolean')
    else yield* faultsOfKeywords(Object(schema), location, draft, lookup)
  }
}

function* faultsOfKeywords(
  rule: Schema,
  location: Location,
  draft: SchemaDraft,
  lookup: Lookup | undefined,
): Generator<Fault> {
  for (const [keyword, value] of Object.entries(rule)) {
    const at = [...location, keyword]
    const misfits = misfitsOf(keyword, value, draft)
    if (misfits.length > 0) yield* misfits.map((misfit) => mistyped([...at, ...misfit.location], misfit.expected))
    else if (keyword === 'pattern' && !isPattern(value)) yield misspelt(at)
    else if (keyword === 'patternProperties') {
      for (const name of Object.keys(value)) if (!isPattern(name)) yield { ...misspelt([...at, name]), ofKey: true }
    } else if (/^\$(id|ref)$/.test(keyword) && !URL.canParse(value, 'https://localhost')) yield mistyped(at, 'URI')
    else if (keyword === '$ref' && lookup && lookup[String(rule.__absolute_ref__ ?? value)] === undefined) {
      yield astray(at)
    }
  }
}

const mistyped = (location: Location, expected: string): Fault => ({
  location,
  refuse: (place, found) => errors.invalidSchema({ ...place, found, expected }),
})

const misspelt = (location: Location): Fault => ({
  location,
  refuse: (place, pattern) => errors.invalidPattern({ ...place, pattern }),
})

const astray = (location: Location): Fault => ({
  location,
  refuse: (place, reference) => errors.unknownReference({ ...place, reference }),
})

/** The library tests with the Unicode flag. */
function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'))
  } catch {
    return false
  }
}
