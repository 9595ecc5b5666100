import type { ColumnType } from '#lib/table/column-types.ts'
import { type SeenColumn, widthOf } from '../../table/columns.ts'

/** In pixels: of a character, and of one of a type, of what stands beside it, of what a name has beside it, and how wide columns may be. */
const [characterWidth, smallWidth, padding, buttons, minWidth, maxWidth] = [8.2, 6.7, 22, 66, 84, 340]

/** Where columns begin, and behind the last where it ends: as wide as what is in them, within limits. */
export function columnLefts(columns: readonly SeenColumn[], typeNames: Partial<Record<ColumnType, string>>): number[] {
  const lefts = [0]
  let left = 0
  for (const { name, width, type, usual } of columns) {
    const typeWidth = widthOf(typeNames[usual ?? type] ?? '') * smallWidth
    const needed = Math.max(
      width * characterWidth + padding,
      Math.max(widthOf(name) * characterWidth, typeWidth) + buttons,
    )
    left += Math.round(Math.min(maxWidth, Math.max(minWidth, needed)))
    lefts.push(left)
  }
  return lefts
}
