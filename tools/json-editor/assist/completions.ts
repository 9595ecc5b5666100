import type { OpenSchema } from '../schema/validate-against.ts'
import { type CaretPlace, caretPlace } from './caret-place.ts'
import { keySuggestions } from './key-suggestions.ts'
import type { LooseValue } from './parse-loosely.ts'
import { SchemaWalk } from './schema-walk.ts'
import type { Suggestion } from './suggestion.ts'
import { valueSuggestions } from './value-suggestions.ts'

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
