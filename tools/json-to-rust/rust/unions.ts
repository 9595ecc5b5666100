import { formsIn } from '#lib/json-shape/forms-in.ts'
import type { Form, InferredTypes, ObjectType, Shape } from '#lib/json-shape/shape.ts'

/** A place with values of several forms, and the object that holds it. */
export interface Union {
  shape: Shape
  holder: ObjectType | undefined
  /** The keys that lead to it, as in the type of an object. */
  path: string[]
  /** Whether it is within an array or a map. */
  isItem: boolean
}

/**
 * Lists the unions that become enums, in document order. There are none where numbers must keep all their digits, since
 * serde_json's arbitrary precision does not work with untagged enums. A shape that several places share through a
 * schema is listed once.
 */
export function unionsIn({ root, types }: InferredTypes): Union[] {
  const shapes = [root, ...types.flatMap(({ fields }) => fields.map(({ shape }) => shape))]
  if (shapes.some((shape) => formsIn(shape).some(isLongNumber))) return []
  const unions = [
    ...unionsAt(root, undefined, []),
    ...types.flatMap((type) => type.fields.flatMap(({ key, shape }) => unionsAt(shape, type, [...type.path, key]))),
  ]
  return [...new Map(unions.toReversed().map((union) => [union.shape, union])).values()].toReversed()
}

function unionsAt(shape: Shape, holder: ObjectType | undefined, path: string[]): Union[] {
  const unions: Union[] = []
  const open = [shape]
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.forms.length > 1) unions.push({ shape: at, holder, path, isItem: at !== shape })
    for (const form of at.forms.toReversed()) {
      if (form.kind === 'array') open.push(form.items)
      if (form.kind === 'map') open.push(form.values)
    }
  }
  return unions
}

/** Whether no number type of Rust holds all values of a form. */
export const isLongNumber = (form: Form): boolean =>
  form.kind === 'number' && (form.size === 'integer' || form.size === 'decimal')
