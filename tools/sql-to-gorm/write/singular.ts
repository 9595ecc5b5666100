import { singularOf } from '#lib/text/singular.ts'

/** Puts the last word of a table's name into the singular: order_items is order_item, OrderItems is OrderItem. */
export function singular(name: string): string {
  const last = name.slice(startOfLastWord(name))
  const lower = last.toLowerCase()
  const one = singularOf(lower)
  return one === lower ? name : name.slice(0, name.length - last.length) + keepCase(last, one)
}

/** Where the letters at the end begin: all capitals, or small ones with a capital before them. From the end: names may be long. */
function startOfLastWord(name: string): number {
  let start = name.length
  while (/[a-z]/.test(name[start - 1] ?? '')) start--
  if (start < name.length) return /[A-Z]/.test(name[start - 1] ?? '') ? start - 1 : start
  while (/[A-Z]/.test(name[start - 1] ?? '')) start--
  return start
}

const keepCase = (like: string, word: string): string => {
  if (like === like.toUpperCase()) return word.toUpperCase()
  return /^[A-Z]/.test(like) && word.length > 2 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}
