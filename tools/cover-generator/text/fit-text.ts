import type { Rect } from '../frame/frame.ts'
import { breakLines, type Measure, type MeasuredPieces } from './break-lines.ts'

export type Role = 'title' | 'subtitle' | 'author'

/** A text of the cover, measured in a font of one pixel. */
export interface MeasuredText {
  role: Role
  measured: MeasuredPieces
  measure: Measure
}

export interface Block {
  role: Role
  lines: string[]
  /** In pixels. */
  size: number
  lineHeight: number
}

/** In pixels; smaller text is unreadable, and the longest title fits on the smallest cover in this size. */
const minSize = 4

/**
 * Finds the largest font size, at most `max`, at which all texts fit into a box. A word is split only where the size
 * would otherwise be less than half of `max`. A slightly smaller size is preferred for a title of fewer lines.
 */
export function fitText(texts: MeasuredText[], box: Pick<Rect, 'width' | 'height'>, max: number): Block[] {
  const sizes: number[] = []
  for (let size = max; size > minSize; size *= 0.96) sizes.push(size)
  const fitAt = (size: number) => {
    const blocks = layOut(texts, box.width, size, size > max / 2)
    return blocks && heightOf(blocks) <= box.height ? blocks : undefined
  }
  const first = sizes.findIndex((size) => fitAt(size) !== undefined)
  if (first < 0) return dropOverflow(layOut(texts, box.width, minSize, false) ?? [], box.height)
  const candidates = sizes.slice(first, first + 1 + stepsGivenUp).flatMap((size) => [fitAt(size) ?? []])
  const fewest = Math.min(...candidates.map(titleLines))
  return candidates.find((blocks) => titleLines(blocks) === fewest) ?? []
}

/** How many steps of size may be given up for fewer lines: down to four fifths. */
const stepsGivenUp = 5

const titleLines = ([title]: Block[]): number => title?.lines.length ?? Number.POSITIVE_INFINITY

/** The height of the blocks with the gaps between them. */
export const heightOf = (blocks: Block[]): number =>
  blocks.reduce((sum, block, index) => sum + blockHeight(block) + (index === 0 ? 0 : gapBefore(block)), 0)

export const blockHeight = ({ lines, size, lineHeight }: Block): number => lines.length * size * lineHeight

/** The gap above a block that is not the first. */
export const gapBefore = ({ role, size }: Block): number => size * (role === 'subtitle' ? 0.75 : 1.2)

/** The share of a line's width to fill, since kerning can make pieces wider together than apart. */
const kerningAllowance = 0.97

const shares: Record<Role, number> = { title: 1, subtitle: 0.42, author: 0.32 }
const lineHeights: Record<Role, number> = { title: 1.26, subtitle: 1.45, author: 1.4 }

function layOut(texts: MeasuredText[], width: number, titleSize: number, keepsWords: boolean): Block[] | undefined {
  const blocks: Block[] = []
  for (const { role, measured, measure } of texts) {
    const size = titleSize * shares[role]
    const { lines, isSplit } = breakLines(measured, (width / size) * kerningAllowance)
    const isTooWide = lines.some((line) => measure(line) * size > width)
    if (isTooWide ? titleSize > minSize : isSplit && keepsWords) return undefined
    blocks.push({ role, lines, size, lineHeight: lineHeights[role] })
  }
  return blocks
}

/** Drops the last lines, for which there is no room. */
function dropOverflow(blocks: Block[], height: number): Block[] {
  const kept: Block[] = []
  for (const block of blocks) {
    const available = height - heightOf(kept) - (kept.length > 0 ? gapBefore(block) : 0)
    const lines = block.lines.slice(0, Math.max(0, Math.floor(available / (block.size * block.lineHeight))))
    if (lines.length > 0) kept.push({ ...block, lines })
  }
  return kept
}
