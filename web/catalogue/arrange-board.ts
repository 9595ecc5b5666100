import type { Tool } from '#core/catalogue.ts'
import type { Category } from '#kit/tool.ts'

/** The four columns of a wide board that has tools of every category. */
const columns: Category[][] = [['development', 'security'], ['code'], ['image', 'converters'], ['text', 'other']]

/** A stack of categories, `span` columns wide. */
interface BoardColumn {
  categories: Category[]
  count: number
  span: number
}

/** Arranges the categories with tools in four columns; if some stay empty, the longest lists span them. */
export function arrangeBoard(tools: readonly Tool[]): BoardColumn[] {
  const present = columns.map((group) => group.filter((category) => tools.some((tool) => tool.category === category)))
  const categories = present.flat()
  const groups = categories.length > 4 ? present : categories.map((category) => [category])
  const board = groups
    .map((group) => ({
      categories: group,
      count: tools.filter((tool) => group.includes(tool.category)).length,
      span: 1,
    }))
    .filter(({ count }) => count)
  for (let free = 4 - board.length; free > 0; free--) {
    const [longest] = board.toSorted((one, other) => other.count / other.span - one.count / one.span)
    if (longest && longest.count > longest.span) longest.span++
  }
  return board
}
