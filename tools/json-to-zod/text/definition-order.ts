import { typesIn } from '#lib/json-shape/forms-in.ts'
import type { InferredTypes, ObjectType } from '#lib/json-shape/shape.ts'

/** Types, each behind those that it holds, as far as they do not hold each other. */
export function definitionOrder({ root, types }: InferredTypes): ObjectType[] {
  const entered = new Set<ObjectType>()
  const ordered: ObjectType[] = []
  // What is entered is left when all that it holds has been; a list stands for calls, which could be too many.
  const pending: { type: ObjectType; isLeft: boolean }[] = []
  const push = (found: ObjectType[]) => {
    for (const type of found.toReversed()) if (!entered.has(type)) pending.push({ type, isLeft: false })
  }
  for (const start of [typesIn(root), types]) {
    push(start)
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { type, isLeft } = next
      if (isLeft) ordered.push(type)
      else if (!entered.has(type)) {
        entered.add(type)
        pending.push({ type, isLeft: true })
        push(type.fields.flatMap(({ shape }) => typesIn(shape)))
      }
    }
  }
  return ordered
}
