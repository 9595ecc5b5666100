import type { Change, Sequence } from '#lib/diff/change.ts'
import { lineChanges } from './line-changes.ts'

/** A range of lines, from the first to the one after the last. */
export interface LineRange {
  from: number
  to: number
}

/** The lines, in all three texts, where one side changed the base, or both changed it differently. */
export interface Region {
  kind: 'mine' | 'theirs' | 'conflict'
  base: LineRange
  mine: LineRange
  theirs: LineRange
}

/** Three texts as line ids: equal lines have equal ids. */
export interface ThreeTexts {
  base: Sequence
  mine: Sequence
  theirs: Sequence
}

/**
 * Lists in order the changes of two sides to their base. Changes that touch each other are a conflict; equal changes of
 * both are not listed. This is the rule of git's three-way merge ("eager").
 */
export function mergeRegions({ base, mine, theirs }: ThreeTexts): Region[] {
  const regions: Region[] = []
  const ours = new Cursor(lineChanges(base, mine))
  const others = new Cursor(lineChanges(base, theirs))
  for (;;) {
    const [our, other] = [ours.next, others.next]
    if (our && (!other || our.aTo < other.aFrom)) {
      append(regions, oneSided('mine', our, others.shift))
      ours.pass()
    } else if (other && (!our || other.aTo < our.aFrom)) {
      append(regions, oneSided('theirs', other, ours.shift))
      others.pass()
    } else if (our && other) {
      if (!areAlike(our, other, mine, theirs)) append(regions, conflict(our, other))
      // The change that ends later may also touch the next one of the other side.
      if (our.aTo <= other.aTo) ours.pass()
      if (other.aTo <= our.aTo) others.pass()
    } else return regions
  }
}

/** The position in the changes of one side. */
class Cursor {
  /** The offset of this side's line numbers from the base's, after the changes that were passed. */
  shift = 0
  private at = 0
  private changes: readonly Change[]

  constructor(changes: readonly Change[]) {
    this.changes = changes
  }

  get next(): Change | undefined {
    return this.changes[this.at]
  }

  pass(): void {
    const { next } = this
    if (next) this.shift = next.bTo - next.aTo
    this.at++
  }
}

function conflict(our: Change, other: Change): Region {
  const base = { from: Math.min(our.aFrom, other.aFrom), to: Math.max(our.aTo, other.aTo) }
  // Each side has its changed lines, and lines of the base where only the other change extends.
  const side = ({ aFrom, aTo, bFrom, bTo }: Change): LineRange => ({
    from: bFrom - aFrom + base.from,
    to: bTo - aTo + base.to,
  })
  return { kind: 'conflict', base, mine: side(our), theirs: side(other) }
}

/** A change of one side; the other side has the lines of the base, shifted by its changes before. */
function oneSided(kind: 'mine' | 'theirs', { aFrom, aTo, bFrom, bTo }: Change, shift: number): Region {
  const changed = { from: bFrom, to: bTo }
  const kept = { from: aFrom + shift, to: aTo + shift }
  const isMine = kind === 'mine'
  return { kind, base: { from: aFrom, to: aTo }, mine: isMine ? changed : kept, theirs: isMine ? kept : changed }
}

function areAlike(our: Change, other: Change, mine: Sequence, theirs: Sequence): boolean {
  if (our.aFrom !== other.aFrom || our.aTo !== other.aTo) return false
  if (our.bTo - our.bFrom !== other.bTo - other.bFrom) return false
  for (let at = 0; at < our.bTo - our.bFrom; at++) {
    if (mine[our.bFrom + at] !== theirs[other.bFrom + at]) return false
  }
  return true
}

/** Adds a region, or extends the last one if they touch on one of the sides. */
function append(regions: Region[], region: Region): void {
  const last = regions.at(-1)
  if (!last || (region.mine.from > last.mine.to && region.theirs.from > last.theirs.to)) {
    regions.push(region)
    return
  }
  if (last.kind !== region.kind) last.kind = 'conflict'
  last.base.to = region.base.to
  last.mine.to = region.mine.to
  last.theirs.to = region.theirs.to
}
