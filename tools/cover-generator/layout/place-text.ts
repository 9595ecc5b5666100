import { type Placement, type Rect, shareBefore } from '../frame/frame.ts'
import { type Block, blockHeight, gapBefore, heightOf, type Role } from '../text/fit-text.ts'

/** A line of text where it is drawn: its box, and its baseline. */
export interface PlacedLine extends Rect {
  role: Role
  text: string
  size: number
  baseline: number
}

/** Puts blocks of text into a box, one below the other, each line by its own width. */
export function placeText(
  blocks: Block[],
  box: Rect,
  { align, position }: Placement,
  measure: (role: Role, text: string) => number,
): PlacedLine[] {
  const placed: PlacedLine[] = []
  let y = box.y + (box.height - heightOf(blocks)) * shareBefore[position]
  for (const [index, block] of blocks.entries()) {
    const { role, size, lineHeight } = block
    if (index > 0) y += gapBefore(block)
    const height = size * lineHeight
    for (const [row, text] of block.lines.entries()) {
      const width = measure(role, text) * size
      const top = y + row * height
      // Chinese characters fill a square of which an eighth is below the baseline; so they stand in the middle.
      const baseline = top + height / 2 + 0.37 * size
      placed.push({
        role,
        text,
        size,
        x: box.x + (box.width - width) * shareBefore[align],
        y: top,
        width,
        height,
        baseline,
      })
    }
    y += blockHeight(block)
  }
  return placed
}
