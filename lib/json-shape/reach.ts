import type { Form, ObjectType, Shape } from './shape.ts'

/** Lists the types of objects that stand in a shape, through arrays, maps and unions but not through further objects. */
export function typesIn(shape: Shape): ObjectType[] {
  return formsIn(shape).flatMap((form) => (form.kind === 'object' ? [form.type] : []))
}

/** Lists the forms of a shape and of what its arrays and maps hold, an object as itself alone. */
export function formsIn(shape: Shape): Form[] {
  const found: Form[] = []
  const open = [shape]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const form of next.forms) {
      found.push(form)
      if (form.kind === 'array') open.push(form.items)
      if (form.kind === 'map') open.push(form.values)
    }
  }
  return found
}

/** Finds the types that have a property themselves, or hold one that has it, however deep. */
export function typesReaching(types: readonly ObjectType[], has: (form: Form) => boolean): Set<ObjectType> {
  const holders = new Map<ObjectType, ObjectType[]>()
  const found = new Set<ObjectType>()
  for (const type of types) {
    for (const form of type.fields.flatMap(({ shape }) => formsIn(shape))) {
      if (has(form)) found.add(type)
      if (form.kind !== 'object') continue
      const known = holders.get(form.type)
      if (known) known.push(type)
      else holders.set(form.type, [type])
    }
  }
  // A set hands out what is added while it is gone through.
  for (const type of found) for (const holder of holders.get(type) ?? []) found.add(holder)
  return found
}
