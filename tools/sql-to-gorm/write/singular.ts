import { singularOf } from '#lib/text/singular.ts'

/** Puts the last word of a table's name into the singular: order_items is order_item, OrderItems is OrderItem. */
export function singular(name: string): string {
  const [last = ''] = /[A-Z]+$|[A-Z]?[a-z]+$/.exec(name) ?? []
  const lower = last.toLowerCase()
  const one = singularOf(lower)
  return one === lower ? name : name.slice(0, name.length - last.length) + keepCase(last, one)
}

const keepCase = (like: string, word: string): string => {
  if (like === like.toUpperCase()) return word.toUpperCase()
  return /^[A-Z]/.test(like) && word.length > 2 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}
