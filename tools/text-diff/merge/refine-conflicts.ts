import { type Tokens, textBetween } from '#lib/diff/tokens.ts'
import { lineChanges } from './line-changes.ts'
import type { Region } from './merge-regions.ts'

/**
 * Makes conflicts smaller where the two sides have lines in common within them, and joins those again between which at
 * most three lines would stand, or none with a letter or digit. So git has it ("zealous, alphanumeric"). Where both
 * sides are the same after all there is no conflict.
 */
export function refineConflicts(regions: readonly Region[], mine: Tokens, theirs: Tokens): Region[] {
  return joinNear(
    regions.flatMap((region) => refine(region, mine, theirs)),
    mine,
  )
}

function refine(region: Region, mine: Tokens, theirs: Tokens): Region[] {
  const { kind, base } = region
  const [ours, others] = [region.mine, region.theirs]
  if (kind !== 'conflict' || ours.from === ours.to || others.from === others.to) return [region]
  const changes = lineChanges(mine.ids.subarray(ours.from, ours.to), theirs.ids.subarray(others.from, others.to))
  return changes.map(({ aFrom, aTo, bFrom, bTo }) => ({
    kind,
    base,
    mine: { from: ours.from + aFrom, to: ours.from + aTo },
    theirs: { from: others.from + bFrom, to: others.from + bTo },
  }))
}

function joinNear(regions: readonly Region[], mine: Tokens): Region[] {
  const joined: Region[] = []
  for (const region of regions) {
    const last = joined.at(-1)
    const areConflicts = last?.kind === 'conflict' && region.kind === 'conflict'
    if (!last || !areConflicts || !isShort(mine, last.mine.to, region.mine.from)) joined.push(region)
    else {
      joined[joined.length - 1] = {
        ...last,
        mine: { from: last.mine.from, to: region.mine.to },
        theirs: { from: last.theirs.from, to: region.theirs.to },
      }
    }
  }
  return joined
}

/** Lines that are too little to be read between two conflicts. */
const isShort = (mine: Tokens, from: number, to: number): boolean =>
  to - from <= 3 || !/[A-Za-z\d]/.test(textBetween(mine, from, to))
