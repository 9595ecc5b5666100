import type { Change, Sequence } from '#lib/diff/change.ts'
import { lineChanges } from './line-changes.ts'

/** A stretch of lines, from the first to the one after the last. */
export interface Stretch {
  from: number
  to: number
}

/** A place where a side changed the base, or both did, each otherwise: where it is in all three texts. */
export interface Region {
  kind: 'mine' | 'theirs' | 'conflict'
  base: Stretch
  mine: Stretch
  theirs: Stretch
}

/** Three texts whose lines are numbers, equal ones equal. */
export interface ThreeTexts {
  base: Sequence
  mine: Sequence
  theirs: Sequence
}

/**
 * Lists in order what two sides made of their base. Changes that touch each other are a conflict; what both changed alike
 * is not listed, and is the same in both. It is the rule of git's three-way merge ("eager").
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
      // The one that reaches further may touch the next one of the other side, too.
      if (our.aTo <= other.aTo) ours.pass()
      if (other.aTo <= our.aTo) others.pass()
    } else return regions
  }
}

/** The way through the changes of one side. */
class Cursor {
  /** How much further down lines stand on this side than in the base, after the changes that were passed. */
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
  // Each side has what its change made, and the base's lines as far as only the other one goes.
  const side = ({ aFrom, aTo, bFrom, bTo }: Change): Stretch => ({
    from: bFrom - aFrom + base.from,
    to: bTo - aTo + base.to,
  })
  return { kind: 'conflict', base, mine: side(our), theirs: side(other) }
}

/** What one side changed; the other side has the base's lines, moved by what came before. */
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

/** Adds a region, to the one before where they touch on one of the sides. */
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
