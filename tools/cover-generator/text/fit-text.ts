import type { Rect } from '../frame/frame.ts'
import { breakLines, type Measure, type Measured } from './break-lines.ts'

export type Role = 'title' | 'subtitle' | 'author'

/** A text of the cover, measured in a font of one pixel. */
export interface MeasuredText {
  role: Role
  measured: Measured
  measure: Measure
}

export interface Block {
  role: Role
  lines: string[]
  /** In pixels. */
  size: number
  lineHeight: number
}

/** In pixels; nothing smaller is read, and on the smallest cover the longest title has room for it. */
const minSize = 4

/**
 * Finds the largest type, up to a size, in which all texts have room in a box: what is too long becomes smaller, and
 * a word is broken only where it would become less than half as large. A little is given up for a title of fewer lines.
 */
export function fitText(given: MeasuredText[], box: Pick<Rect, 'width' | 'height'>, max: number): Block[] {
  const sizes: number[] = []
  for (let size = max; size > minSize; size *= 0.96) sizes.push(size)
  const fitAt = (size: number) => {
    const blocks = layOut(given, box.width, size, size > max / 2)
    return blocks && heightOf(blocks) <= box.height ? blocks : undefined
  }
  const first = sizes.findIndex((size) => fitAt(size) !== undefined)
  if (first < 0) return cut(layOut(given, box.width, minSize, false) ?? [], box.height)
  const candidates = sizes.slice(first, first + 1 + stepsGivenUp).flatMap((size) => [fitAt(size) ?? []])
  const fewest = Math.min(...candidates.map(titleLines))
  return candidates.find((blocks) => titleLines(blocks) === fewest) ?? []
}

/** How many times a size may be made smaller for the sake of fewer lines: to four fifths of it. */
const stepsGivenUp = 5

const titleLines = ([title]: Block[]): number => title?.lines.length ?? Number.POSITIVE_INFINITY

/** How high the blocks are with the room between them. */
export const heightOf = (blocks: Block[]): number =>
  blocks.reduce((sum, block, index) => sum + blockHeight(block) + (index === 0 ? 0 : gapBefore(block)), 0)

export const blockHeight = ({ lines, size, lineHeight }: Block): number => lines.length * size * lineHeight

/** The room above a block that is not the first. */
export const gapBefore = ({ role, size }: Block): number => size * (role === 'subtitle' ? 0.75 : 1.2)

/** The pieces of a line are a little wider together than each alone, where their letters are kerned. */
const spared = 0.97

const shares: Record<Role, number> = { title: 1, subtitle: 0.42, author: 0.32 }
const lineHeights: Record<Role, number> = { title: 1.26, subtitle: 1.45, author: 1.4 }

function layOut(given: MeasuredText[], width: number, titleSize: number, keepsWords: boolean): Block[] | undefined {
  const blocks: Block[] = []
  for (const { role, measured, measure } of given) {
    const size = titleSize * shares[role]
    const { lines, isSplit } = breakLines(measured, (width / size) * spared)
    const isTooWide = lines.some((line) => measure(line) * size > width)
    if (isTooWide ? titleSize > minSize : isSplit && keepsWords) return undefined
    blocks.push({ role, lines, size, lineHeight: lineHeights[role] })
  }
  return blocks
}

/** Leaves out the last lines, which have no room at all. */
function cut(blocks: Block[], height: number): Block[] {
  const kept: Block[] = []
  for (const block of blocks) {
    const room = height - heightOf(kept) - (kept.length > 0 ? gapBefore(block) : 0)
    const lines = block.lines.slice(0, Math.max(0, Math.floor(room / (block.size * block.lineHeight))))
    if (lines.length > 0) kept.push({ ...block, lines })
  }
  return kept
}
