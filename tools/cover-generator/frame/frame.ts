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

/** What a design is drawn into: the cover, and the part of it that is left to the text. */
export interface Frame extends Placement {
  width: number
  height: number
  /** A hundredth of the side of a square as large as the cover: what ornaments are measured by. */
  unit: number
  isTall: boolean
  /** What no platform cuts off or covers. */
  safe: Rect
  /** The part of it that the text may take. */
  text: Rect
}

/** Divides a cover: ornaments stand beside the text on a wide one, above or below it on a tall one. */
export function frameOf(width: number, height: number, { align, position }: Placement): Frame {
  const isTall = height > 0.95 * width
  const margin = 0.085 * Math.min(width, height)
  // What fills the screen of a phone has buttons and a caption over its ends.
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

/** How much of the room that is left over comes first. */
export const shareBefore = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const
