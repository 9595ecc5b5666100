import { type Tokens, textBetween, tokensOf } from '#lib/diff/tokens.ts'
import { Vocabulary } from '#lib/diff/vocabulary.ts'
import { lineChanges } from './line-changes.ts'
import { type LineRange, mergeRegions, type Region } from './merge-regions.ts'

export const mergeStyles = ['merge', 'diff3'] as const

export type MergeStyle = (typeof mergeStyles)[number]

/** A value for each side of a three-way merge. */
export type ThreeWay<Each> = Record<'base' | 'mine' | 'theirs', Each>

/** A piece of the merged text: unchanged, changed by one side, or a conflict. */
export interface MergePart extends Omit<Region, 'kind' | 'base'> {
  kind: 'kept' | Region['kind']
  /** Only of a conflict; undefined if several conflicts share the same lines of the base. */
  base: LineRange | undefined
  /** The line end of a conflict's markers. */
  end: '\n' | '\r\n'
}

/** Splits three texts into the pieces of the merged text, in order. */
export function mergeParts(
  texts: ThreeWay<string>,
  style: MergeStyle,
): { three: ThreeWay<Tokens>; parts: MergePart[] } {
  const vocabulary = new Vocabulary()
  const lines = (text: string) => tokensOf(text, 'lines', {}, vocabulary)
  const three = { base: lines(texts.base), mine: lines(texts.mine), theirs: lines(texts.theirs) }
  const regions = mergeRegions({ base: three.base.ids, mine: three.mine.ids, theirs: three.theirs.ids })
  // If the base is shown, lines that both sides have in common stay part of the conflict.
  const shown = style === 'merge' ? refineConflicts(regions, three.mine, three.theirs) : regions
  const parts: MergePart[] = []
  let [mineAt, theirsAt] = [0, 0]
  const keep = (mine: number, theirs: number) => {
    if (mine === mineAt) return
    const kept = { mine: { from: mineAt, to: mine }, theirs: { from: theirsAt, to: theirs } }
    parts.push({ kind: 'kept', ...kept, base: undefined, end: '\n' })
  }
  for (const [index, region] of shown.entries()) {
    keep(region.mine.from, region.theirs.from)
    const isConflict = region.kind === 'conflict'
    // The parts of a split conflict share one base.
    const isAlone = shown[index - 1]?.base !== region.base && shown[index + 1]?.base !== region.base
    parts.push({
      ...region,
      base: isConflict && isAlone ? region.base : undefined,
      end: isConflict && hasCr(region, three) ? '\r\n' : '\n',
    })
    mineAt = region.mine.to
    theirsAt = region.theirs.to
  }
  keep(three.mine.ids.length, three.theirs.ids.length)
  return { three, parts }
}

/**
 * Whether lines end in CR LF: the first of the base, and the one before the conflict on each side, if it is known
 * there.
 */
function hasCr({ mine, theirs }: Region, three: ThreeWay<Tokens>): boolean {
  if (endsInCr(three.mine, Math.max(0, mine.from - 1)) === false) return false
  if (endsInCr(three.theirs, Math.max(0, theirs.from - 1)) === false) return false
  return endsInCr(three.base, 0) === true
}

/** Whether a line, or the previous one if it has no line end, ends in CR LF; undefined if neither has one. */
function endsInCr(tokens: Tokens, line: number): boolean | undefined {
  const text = textBetween(tokens, line, line + 1)
  if (text.endsWith('\n')) return text.endsWith('\r\n')
  return line > 0 ? textBetween(tokens, line - 1, line).endsWith('\r\n') : undefined
}

/**
 * Splits conflicts at lines that both sides have in common, then joins those with at most three lines between them, or
 * none with a letter or digit, as git does ("zealous, alphanumeric"). A conflict whose sides are equal is dropped.
 */
function refineConflicts(regions: readonly Region[], mine: Tokens, theirs: Tokens): Region[] {
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

/** Whether lines are too few, or have too little content, to keep two conflicts apart. */
const isShort = (mine: Tokens, from: number, to: number): boolean =>
  to - from <= 3 || !/[A-Za-z\d]/.test(textBetween(mine, from, to))
