/** A box of a graph with its size. */
export interface SizedBox {
  /** The index of its parent, which comes before it; undefined for the root. */
  parent: number | undefined
  /** In pixels, as all that follows. */
  width: number
  height: number
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** The positions of all boxes, and the size of the whole, from 0 on. */
export interface GraphLayout {
  boxes: Rect[]
  width: number
  height: number
}

/** Gaps between a box and its children, and between boxes below each other. */
export const [levelGap, boxGap] = [56, 14]

/**
 * Lays out a tree of boxes from left to right: a column for each level, as wide as its widest box, and the boxes in
 * order within it. Each subtree has a horizontal stripe to itself, in whose middle its root is. Linear in the number of
 * boxes.
 *
 * @param boxes each behind its parent
 */
export function layOutGraph(boxes: readonly SizedBox[]): GraphLayout {
  const levels: number[] = []
  const columnWidths: number[] = []
  for (const [at, { parent, width }] of boxes.entries()) {
    const level = parent === undefined ? 0 : (levels[parent] ?? 0) + 1
    levels[at] = level
    columnWidths[level] = Math.max(columnWidths[level] ?? 0, width)
  }
  const lefts = [0]
  for (const width of columnWidths) lefts.push((lefts.at(-1) ?? 0) + width + levelGap)

  // From the leaves up: the height of the stripe of each subtree.
  const below = new Array<number>(boxes.length).fill(0)
  const stripeOf = (at: number): number => Math.max(boxes[at]?.height ?? 0, (below[at] ?? 0) - boxGap)
  for (let at = boxes.length - 1; at > 0; at--) {
    const parent = boxes[at]?.parent
    if (parent !== undefined) below[parent] = (below[parent] ?? 0) + stripeOf(at) + boxGap
  }

  // From the root down: where the next child of a box begins.
  const nextTops: number[] = []
  const placed = boxes.map(({ parent, width, height }, at): Rect => {
    const stripe = stripeOf(at)
    const top = parent === undefined ? 0 : (nextTops[parent] ?? 0)
    if (parent !== undefined) nextTops[parent] = top + stripe + boxGap
    nextTops[at] = top + (stripe - Math.max(0, (below[at] ?? 0) - boxGap)) / 2
    return { x: lefts[levels[at] ?? 0] ?? 0, y: top + (stripe - height) / 2, width, height }
  })
  const width = boxes.length === 0 ? 0 : (lefts.at(-1) ?? 0) - levelGap
  return { boxes: placed, width, height: boxes.length === 0 ? 0 : stripeOf(0) }
}
