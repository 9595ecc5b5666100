import type { ObjectType, Shape } from './shape.ts'

/**
 * Numbers types so that types which contain each other without an array or a map between have the same number: such
 * types are impossible without a pointer.
 *
 * Tarjan's strongly connected components (SIAM Journal on Computing 1, 1972), without recursion.
 */
export function numberCycles(types: readonly ObjectType[]): Map<ObjectType, number> {
  const search = new Search()
  for (const type of types) if (!search.isKnown(type)) search.from(type)
  return search.components
}

/** The object types of a shape itself, without those within arrays and maps. */
const directTypes = (shape: Shape): ObjectType[] =>
  shape.forms.flatMap((form) => (form.kind === 'object' ? [form.type] : []))

interface Visit {
  type: ObjectType
  held: ObjectType[]
}

class Search {
  components = new Map<ObjectType, number>()
  private order = new Map<ObjectType, number>()
  private lowest = new Map<ObjectType, number>()
  private stack: ObjectType[] = []

  isKnown = (type: ObjectType): boolean => this.order.has(type)

  from(root: ObjectType): void {
    const path = [this.enter(root)]
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const next = visit.held.pop()
      if (next === undefined) {
        path.pop()
        this.leave(visit.type, path.at(-1)?.type)
      } else if (!this.isKnown(next)) path.push(this.enter(next))
      else if (!this.components.has(next)) this.lower(visit.type, this.order.get(next))
    }
  }

  private enter(type: ObjectType): Visit {
    this.order.set(type, this.order.size)
    this.lowest.set(type, this.order.size - 1)
    this.stack.push(type)
    return { type, held: type.fields.flatMap(({ shape }) => directTypes(shape)) }
  }

  private leave(type: ObjectType, parent: ObjectType | undefined): void {
    const lowest = this.lowest.get(type)
    if (parent) this.lower(parent, lowest)
    if (lowest !== this.order.get(type)) return
    for (const member of this.stack.splice(this.stack.lastIndexOf(type))) this.components.set(member, lowest ?? 0)
  }

  private lower(type: ObjectType, to = 0): void {
    this.lowest.set(type, Math.min(this.lowest.get(type) ?? to, to))
  }
}
