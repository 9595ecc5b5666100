import type { ArrayForm, Form, ObjectType, Shape } from './shape.ts'

/** Lists the forms of a shape and of the items and values of its arrays and maps, but not those within objects. */
export function formsIn(shape: Shape): Form[] {
  const forms: Form[] = []
  const open = [shape]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const form of next.forms) {
      forms.push(form)
      if (form.kind === 'array') open.push(...itemsOf(form))
      if (form.kind === 'map') open.push(form.values)
    }
  }
  return forms
}

/** Lists what an array's items may be. */
export const itemsOf = ({ items, tuple }: ArrayForm): Shape[] =>
  tuple ? [...tuple.first, ...(tuple.rest ? [tuple.rest] : [])] : [items]

/** Lists the types of objects in a shape, through arrays and maps but not through further objects. */
export const typesIn = (shape: Shape): ObjectType[] =>
  formsIn(shape).flatMap((form) => (form.kind === 'object' ? [form.type] : []))
