import { type Tokens, textBetween, tokensOf } from '#lib/diff/tokens.ts'
import { Vocabulary } from '#lib/diff/vocabulary.ts'
import { mergeRegions, type Region, type Stretch } from './merge-regions.ts'
import { refineConflicts } from './refine-conflicts.ts'

export const mergeStyles = ['merge', 'diff3'] as const

/** One thing for each of three texts. */
export type OfThree<Each> = Record<'base' | 'mine' | 'theirs', Each>

/**
 * Merges two changed texts by their base, as `git merge-file -p` does; in the style `diff3`, as `git merge-file -p
 * --diff3`. Conflicts stand between markers with names; how often is counted.
 */
export function writeMerge(
  texts: OfThree<string>,
  names: OfThree<string>,
  style: (typeof mergeStyles)[number],
): { text: string; conflicts: number } {
  const vocabulary = new Vocabulary()
  const lines = (text: string) => tokensOf(text, 'lines', {}, vocabulary)
  const three = { base: lines(texts.base), mine: lines(texts.mine), theirs: lines(texts.theirs) }
  const regions = mergeRegions({ base: three.base.ids, mine: three.mine.ids, theirs: three.theirs.ids })
  // Beside the base, what both sides have in common is part of the conflict.
  const shown = style === 'merge' ? refineConflicts(regions, three.mine, three.theirs) : regions
  const written: string[] = []
  let at = 0
  for (const region of shown) {
    written.push(textBetween(three.mine, at, region.mine.from))
    if (region.kind === 'conflict') written.push(writeConflict(region, three, names, style === 'diff3'))
    else written.push(sideText(three[region.kind], region[region.kind]))
    at = region.mine.to
  }
  written.push(textBetween(three.mine, at, three.mine.ids.length))
  return { text: written.join(''), conflicts: shown.filter(({ kind }) => kind === 'conflict').length }
}

const sideText = (tokens: Tokens, { from, to }: Stretch): string => textBetween(tokens, from, to)

function writeConflict(region: Region, three: OfThree<Tokens>, names: OfThree<string>, hasBase: boolean): string {
  const end = hasCr(region, three) ? '\r\n' : '\n'
  const marker = (sign: string, name: string) => `${sign.repeat(7)} ${name.replace(/[\r\n]+/g, ' ')}${end}`
  const side = (of: 'base' | 'mine' | 'theirs') => {
    const text = sideText(three[of], region[of])
    return text === '' || text.endsWith('\n') ? text : text + end
  }
  return [
    marker('<', names.mine) + side('mine'),
    hasBase ? marker('|', names.base) + side('base') : '',
    `=======${end}${side('theirs')}`,
    marker('>', names.theirs),
  ].join('')
}

/** Whether lines end in CR LF: at the beginning of the base, and before the conflict on each side that tells. */
function hasCr({ mine, theirs }: Region, three: OfThree<Tokens>): boolean {
  if (endsInCr(three.mine, Math.max(0, mine.from - 1)) === false) return false
  if (endsInCr(three.theirs, Math.max(0, theirs.from - 1)) === false) return false
  return endsInCr(three.base, 0) === true
}

/** Whether a line, or the one before where it has no end, ends in CR LF; undefined where nothing can be told. */
function endsInCr(tokens: Tokens, line: number): boolean | undefined {
  const text = textBetween(tokens, line, line + 1)
  if (text.endsWith('\n')) return text.endsWith('\r\n')
  return line > 0 ? textBetween(tokens, line - 1, line).endsWith('\r\n') : undefined
}
