import type { Form, InferredTypes, Shape } from '#lib/json-shape/shape.ts'
import { isIdentifier } from './identifiers.ts'
import type { JavaOptions } from './options.ts'

/** A place whose values have a type that is written for it alone. */
export interface NamedPlace {
  kind: 'union' | 'enum'
  shape: Shape
  /** The keys that lead there, as an object's type has them. */
  path: string[]
  /** Whether it is within an array or a map. */
  isItem: boolean
}

/** A place with values of several kinds, and the key it is under in bytes from the beginning of the text. */
export interface UnionPlace extends Omit<NamedPlace, 'kind'> {
  offset: number
  key: string
}

/**
 * Lists the places that get a type: sealed interfaces for unions where Jackson reads them, enums for sets of literals. What
 * several places share, as a schema defines it, is listed once.
 */
export function namedPlaces(inferred: InferredTypes, { annotations }: JavaOptions): NamedPlace[] {
  const seen = new Set<Shape>()
  return placesIn(inferred).flatMap(({ offset: _, key: __, ...place }): NamedPlace[] => {
    if (seen.has(place.shape)) return []
    seen.add(place.shape)
    const [form, another] = place.shape.forms
    if (another) return annotations === 'jackson' ? [{ kind: 'union', ...place }] : []
    return form && isEnum(form, annotations) ? [{ kind: 'enum', ...place }] : []
  })
}

/** Lists the places with values of several kinds, for languages or libraries that have no type for them. */
export const unionPlaces = (inferred: InferredTypes): UnionPlace[] =>
  placesIn(inferred).filter(({ shape }) => shape.forms.length > 1)

/** Without annotations a constant has to be called as its value. */
function isEnum(form: Form, annotations: JavaOptions['annotations']): boolean {
  if (form.kind !== 'string' || !form.literals) return false
  return annotations !== 'none' || form.literals.every(isIdentifier)
}

function placesIn({ root, types }: InferredTypes): UnionPlace[] {
  return [
    ...placesAt(root, [], { offset: 0, key: '' }),
    ...types.flatMap(({ path, fields }) =>
      fields.flatMap(({ key, shape, offset }) => placesAt(shape, [...path, key], { offset, key })),
    ),
  ]
}

/** Lists a place and those within its arrays and maps. */
function placesAt(shape: Shape, path: string[], at: Pick<UnionPlace, 'offset' | 'key'>): UnionPlace[] {
  const places: UnionPlace[] = []
  const open = [shape]
  for (let next = open.pop(); next; next = open.pop()) {
    places.push({ shape: next, path, isItem: next !== shape, ...at })
    for (const form of next.forms.toReversed()) {
      if (form.kind === 'array') open.push(form.items)
      if (form.kind === 'map') open.push(form.values)
    }
  }
  return places
}
