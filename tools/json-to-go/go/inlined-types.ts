import { formsIn } from '#lib/json-shape/forms-in.ts'
import type { InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'

/**
 * Finds the types that can be inlined: those that are used once, since a second copy would double their contents, not
 * recursive, not in a union, and not deeply indented.
 */
export function inlinedTypes({ root, types }: InferredTypes): Set<ObjectType> {
  const places = countPlaces([root, ...types.flatMap(({ fields }) => fields.map(({ shape }) => shape))])
  const depths = new Map<ObjectType, number>()
  const inlined = new Set<ObjectType>()
  // Types precede the types that they contain.
  for (const type of types) {
    const depth = depths.get(type)
    if (depth !== undefined && depth <= maxDepth && places.get(type) === 1) inlined.add(type)
    const within = inlined.has(type) ? (depth ?? 0) : 0
    for (const { shape } of type.fields) for (const held of soleObject(shape)) depths.set(held, within + 1)
  }
  return inlined
}

const maxDepth = 12

function countPlaces(shapes: readonly Shape[]): Map<ObjectType, number> {
  const counts = new Map<ObjectType, number>()
  for (const form of shapes.flatMap(formsIn)) {
    if (form.kind === 'object') counts.set(form.type, (counts.get(form.type) ?? 0) + 1)
  }
  return counts
}

/** Returns the object type within arrays and maps; none within a union. */
function soleObject(shape: Shape): ObjectType[] {
  for (let at = shape; ; ) {
    const [form, another] = at.forms
    if (!form || another) return []
    if (form.kind === 'object') return [form.type]
    if (form.kind !== 'array' && form.kind !== 'map') return []
    at = form.kind === 'array' ? form.items : form.values
  }
}
