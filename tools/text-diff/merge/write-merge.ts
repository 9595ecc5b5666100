import type { MergePart, MergeStyle, ThreeWay } from './merge-parts.ts'
import type { Stretch } from './merge-regions.ts'

/** What a conflict is resolved by; both is mine and then theirs. */
export const choices = ['mine', 'theirs', 'both', 'base'] as const

export type Choice = (typeof choices)[number]

interface MergeWriting {
  /** What is written in the markers. */
  names: ThreeWay<string>
  /** In `diff3` the base stands in a conflict, too. */
  style: MergeStyle
  /** The text of some lines of one of the three. */
  textOf: (side: keyof ThreeWay<unknown>, lines: Stretch) => string
}

/** A piece of the merged text, and the side that it is from. */
export interface WrittenPiece {
  of: 'kept' | 'marker' | keyof ThreeWay<unknown>
  text: string
}

/**
 * Writes a piece of the merged text as `git merge-file -p` does, in the style `diff3` as with `--diff3`: a conflict for
 * which nothing was chosen stands between markers with names.
 */
export function writePart(part: MergePart, choice: Choice | undefined, writing: MergeWriting): WrittenPiece[] {
  if (part.kind === 'kept') return [{ of: 'kept', text: writing.textOf('mine', part.mine) }]
  if (part.kind !== 'conflict') return [{ of: part.kind, text: writing.textOf(part.kind, part[part.kind]) }]
  return (choice ? writeChoice(part, choice, writing) : writeConflict(part, writing)).filter(({ text }) => text !== '')
}

function writeChoice({ mine, theirs, base, end }: MergePart, choice: Choice, { textOf }: MergeWriting): WrittenPiece[] {
  if (choice === 'base') return base ? [{ of: 'base', text: textOf('base', base) }] : []
  if (choice === 'theirs') return [{ of: 'theirs', text: textOf('theirs', theirs) }]
  const ours = textOf('mine', mine)
  if (choice === 'mine') return [{ of: 'mine', text: ours }]
  const others = textOf('theirs', theirs)
  return [
    { of: 'mine', text: others === '' ? ours : ended(ours, end) },
    { of: 'theirs', text: others },
  ]
}

function writeConflict({ mine, theirs, base, end }: MergePart, { names, style, textOf }: MergeWriting): WrittenPiece[] {
  const marker = (sign: string, name: string): WrittenPiece => {
    return { of: 'marker', text: `${sign.repeat(7)} ${name.replace(/[\r\n]+/g, ' ')}${end}` }
  }
  const side = (of: keyof ThreeWay<unknown>, lines: Stretch): WrittenPiece => ({
    of,
    text: ended(textOf(of, lines), end),
  })
  return [
    marker('<', names.mine),
    side('mine', mine),
    ...(style === 'diff3' && base ? [marker('|', names.base), side('base', base)] : []),
    { of: 'marker', text: `=======${end}` },
    side('theirs', theirs),
    marker('>', names.theirs),
  ]
}

const ended = (text: string, end: string): string => (text === '' || text.endsWith('\n') ? text : text + end)
