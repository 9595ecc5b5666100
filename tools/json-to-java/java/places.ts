import type { Form, InferredTypes, Shape } from '#lib/json-shape/shape.ts'
import { isIdentifier } from './identifiers.ts'
import type { JavaOptions } from './options.ts'

/** A place whose values have a type of their own. */
export interface NamedPlace {
  kind: 'union' | 'enum'
  shape: Shape
  /** The keys that lead to it, as in the type of an object. */
  path: string[]
  /** Whether it is within an array or a map. */
  isItem: boolean
}

/** A place with values of several kinds; `offset` is that of its key, in bytes from the beginning of the text. */
export interface UnionPlace extends Omit<NamedPlace, 'kind'> {
  offset: number
  key: string
}

/**
 * Lists the places that get a type: sealed interfaces for unions with Jackson, enums for sets of literals. A shape that
 * several places share through a schema is listed once.
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

/** Lists the places with values of several kinds. */
export const unionPlaces = (inferred: InferredTypes): UnionPlace[] =>
  placesIn(inferred).filter(({ shape }) => shape.forms.length > 1)

/** Without annotations the name of a constant must be its value. */
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

/** Lists a place and the places within its arrays and maps. */
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
