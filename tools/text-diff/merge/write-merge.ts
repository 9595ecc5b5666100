import type { MergePart, MergeStyle, ThreeWay } from './merge-parts.ts'
import type { LineRange } from './merge-regions.ts'

/** How a conflict can be resolved; `both` is mine followed by theirs. */
export const choices = ['mine', 'theirs', 'both', 'base'] as const

export type Choice = (typeof choices)[number]

interface WriteOptions {
  /** The labels of the markers. */
  names: ThreeWay<string>
  /** `diff3` also writes the base in a conflict. */
  style: MergeStyle
  /** The text of some lines of one side. */
  textOf: (side: keyof ThreeWay<unknown>, lines: LineRange) => string
}

/** A piece of the merged text with the side that it comes from. */
export interface WrittenPiece {
  of: 'kept' | 'marker' | keyof ThreeWay<unknown>
  text: string
}

/**
 * Writes a part of the merged text as `git merge-file -p` does, or with `--diff3` for the style `diff3`: a conflict
 * that is not resolved is written with labeled markers.
 */
export function writePart(part: MergePart, choice: Choice | undefined, options: WriteOptions): WrittenPiece[] {
  if (part.kind === 'kept') return [{ of: 'kept', text: options.textOf('mine', part.mine) }]
  if (part.kind !== 'conflict') return [{ of: part.kind, text: options.textOf(part.kind, part[part.kind]) }]
  return (choice ? writeChoice(part, choice, options) : writeConflict(part, options)).filter(({ text }) => text !== '')
}

function writeChoice({ mine, theirs, base, end }: MergePart, choice: Choice, { textOf }: WriteOptions): WrittenPiece[] {
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

function writeConflict({ mine, theirs, base, end }: MergePart, { names, style, textOf }: WriteOptions): WrittenPiece[] {
  const marker = (sign: string, name: string): WrittenPiece => {
    return { of: 'marker', text: `${sign.repeat(7)} ${name.replace(/[\r\n]+/g, ' ')}${end}` }
  }
  const side = (of: keyof ThreeWay<unknown>, lines: LineRange): WrittenPiece => ({
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
