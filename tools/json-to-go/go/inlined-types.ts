import { formsIn } from '#lib/json-shape/forms-in.ts'
import type { InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'

/**
 * Finds the types that can be written where they stand: at one place only, since a second would double all that they
 * hold, not within themselves, not in a union, and not so deep that the indents outgrow the code.
 */
export function inlinedTypes({ root, types }: InferredTypes): Set<ObjectType> {
  const places = countPlaces([root, ...types.flatMap(({ fields }) => fields.map(({ shape }) => shape))])
  const depths = new Map<ObjectType, number>()
  const inlined = new Set<ObjectType>()
  // A parent comes before its children.
  for (const type of types) {
    const depth = depths.get(type)
    if (depth !== undefined && depth <= deepest && places.get(type) === 1) inlined.add(type)
    const within = inlined.has(type) ? (depth ?? 0) : 0
    for (const { shape } of type.fields) for (const held of alone(shape)) depths.set(held, within + 1)
  }
  return inlined
}

const deepest = 12

function countPlaces(shapes: readonly Shape[]): Map<ObjectType, number> {
  const counts = new Map<ObjectType, number>()
  for (const form of shapes.flatMap(formsIn)) {
    if (form.kind === 'object') counts.set(form.type, (counts.get(form.type) ?? 0) + 1)
  }
  return counts
}

/** The object that a shape is made of, through arrays and maps; none where a union stands between. */
function alone(shape: Shape): ObjectType[] {
  for (let at = shape; ; ) {
    const [form, another] = at.forms
    if (!form || another) return []
    if (form.kind === 'object') return [form.type]
    if (form.kind !== 'array' && form.kind !== 'map') return []
    at = form.kind === 'array' ? form.items : form.values
  }
}
