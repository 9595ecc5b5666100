import { type Placement, type Rect, shareBefore } from '../frame/frame.ts'
import { type Block, blockHeight, gapBefore, heightOf, type Role } from '../text/fit-text.ts'

/** A line of text with its position: its box and its baseline. */
export interface PlacedLine extends Rect {
  role: Role
  text: string
  size: number
  baseline: number
}

/** Places blocks of text in a box, one below the other, each line aligned by its own width. */
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
      // Centers Chinese characters, which fill a square of which an eighth is below the baseline.
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
