import type { ObservedField, ObservedObjects, Place } from './place.ts'
import type { Field, Form, InferredTypes, ObjectType, Shape } from './shape.ts'
import { maxDepth, TypeAtPath, type TypeContext } from './type-at-path.ts'

/** Makes shapes from observed places. Values more than `maxDepth` levels deep may be anything. */
export function toShapes(root: Place): InferredTypes {
  const shapes = new ShapeMaker()
  const shape = shapes.of(root, { parent: undefined, key: '', isItem: false, depth: 0 })
  shapes.fillAll()
  return { root: shape, types: shapes.types }
}

class ShapeMaker {
  types: ObjectType[] = []
  private made = new Map<ObservedObjects, TypeAtPath>()
  private queue: { place: Place; shape: Shape; context: TypeContext }[] = []

  /** Returns a shape that is filled later. */
  of(place: Place, context: TypeContext): Shape {
    const shape: Shape = { forms: [], isNullable: false }
    if (context.depth <= maxDepth) this.queue.push({ place: place.find(), shape, context })
    return shape
  }

  fillAll(): void {
    // The array grows during the iteration.
    for (const { place, shape, context } of this.queue) {
      shape.isNullable = place.nulls > 0
      shape.forms = this.formsOf(place, context)
    }
  }

  private formsOf(place: Place, context: TypeContext): Form[] {
    const within = { ...context, isItem: true, depth: context.depth + 1 }
    const forms: Form[] = []
    if (place.objects) forms.push({ kind: 'object', type: this.typeOf(place.objects.find(), context) })
    if (place.values) forms.push({ kind: 'map', values: this.of(place.values, within) })
    if (place.items) forms.push({ kind: 'array', items: this.of(place.items, within) })
    if (place.strings) {
      const { format, literals } = place.strings
      forms.push({ kind: 'string', ...(format && { format }), ...(literals && { literals }) })
    }
    if (place.numbers) {
      const { size, isBeyondDoubles } = place.numbers
      forms.push({ kind: 'number', size, ...(isBeyondDoubles && { isBeyondDoubles }) })
    }
    if (place.booleans > 0) forms.push({ kind: 'boolean' })
    return forms
  }

  private typeOf(objects: ObservedObjects, context: TypeContext): ObjectType {
    const existing = this.made.get(objects)
    if (existing) {
      existing.meetAgain(context.key)
      return existing
    }
    const type = new TypeAtPath(context)
    this.made.set(objects, type)
    this.types.push(type)
    const depth = context.depth + 1
    type.fields = objects.fields.map((field) => this.fieldOf(field, objects, { parent: type, depth }))
    return type
  }

  private fieldOf(
    field: ObservedField,
    { count }: ObservedObjects,
    context: Pick<TypeContext, 'parent' | 'depth'>,
  ): Field {
    const { key, place } = field
    const shape = this.of(place, { ...context, key, isItem: false })
    // The offset is that of the quote before the key.
    return { key, shape, isOptional: field.count < count, offset: field.start - 1 }
  }
}
