export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export const alignments = ['left', 'center', 'right'] as const
export const positions = ['top', 'middle', 'bottom'] as const

export interface Placement {
  align: (typeof alignments)[number]
  position: (typeof positions)[number]
}

/** What a design is drawn into: the cover, and the part of it that is reserved for the text. */
export interface Frame extends Placement {
  width: number
  height: number
  /** The unit of sizes of ornaments: a hundredth of the side of a square with the cover's area. */
  unit: number
  isTall: boolean
  /** The part that no platform crops or covers. */
  safe: Rect
  /** The part of the safe area that the text may take. */
  text: Rect
}

/** Divides a cover into text and ornaments, side by side on a wide cover, one above the other on a tall one. */
export function frameOf(width: number, height: number, { align, position }: Placement): Frame {
  const isTall = height > 0.95 * width
  const margin = 0.085 * Math.min(width, height)
  // A cover that fills the screen of a phone has buttons and a caption over its top and bottom.
  const ends = height > 1.6 * width ? 0.12 * height : margin
  const safe = { x: margin, y: ends, width: width - 2 * margin, height: height - 2 * ends }
  const frame = { width, height, unit: Math.sqrt(width * height) / 100, isTall, align, position, safe }
  return { ...frame, text: isTall ? part(safe, 1, 0.6, 'left', position) : part(safe, shareOf(align), 1, align, 'top') }
}

/** The share of the width that the text of a wide cover may take. */
const shareOf = (align: Placement['align']): number => (align === 'center' ? 0.8 : 0.64)

function part(
  { x, y, width, height }: Rect,
  across: number,
  down: number,
  align: Placement['align'],
  position: Placement['position'],
): Rect {
  return {
    x: x + width * (1 - across) * shareBefore[align],
    y: y + height * (1 - down) * shareBefore[position],
    width: width * across,
    height: height * down,
  }
}

/** The share of the remaining space that comes before the content. */
export const shareBefore = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const
