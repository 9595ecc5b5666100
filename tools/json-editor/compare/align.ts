import { changesBetween } from '#lib/diff/changes-between.ts'

/** Pairs the equal items of two lists in order, as many as `changesBetween` finds. */
export function align(a: readonly number[], b: readonly number[]): [number, number][] {
  const numbers = new Map<number, number>()
  const changes = changesBetween(renumbered(a, numbers), renumbered(b, numbers))
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  for (const { aFrom, aTo, bTo } of [...changes, { aFrom: a.length, aTo: 0, bTo: 0 }]) {
    while (i < aFrom) pairs.push([i++, j++])
    i = aTo
    j = bTo
  }
  return pairs
}

/** Renumbers items from 0: the ids of a document grow with its number of values. */
const renumbered = (items: readonly number[], numbers: Map<number, number>): Int32Array =>
  Int32Array.from(items, (item) => {
    const number = numbers.get(item) ?? numbers.size
    numbers.set(item, number)
    return number
  })
