import { type MergePart, type MergeStyle, mergeParts, type ThreeWay } from '../merge/merge-parts.ts'
import type { Stretch } from '../merge/merge-regions.ts'
import { type TextLines, textLinesOf } from './text-lines.ts'

/** Three texts and what the merged one is made of, in lists that a worker hands over without a copy. */
export interface Merging {
  texts: ThreeWay<TextLines>
  /** Of each part its kind, then of all three texts the first line and the one after the last, then how its markers end. */
  parts: Int32Array<ArrayBuffer>
  conflicts: number
}

const kinds = ['kept', 'mine', 'theirs', 'conflict'] as const
const size = 8

/** Merges three texts as `merge` does, and says what came of it by the numbers of lines. */
export function mergeForPage(texts: ThreeWay<string>, style: MergeStyle): Merging {
  const { parts } = mergeParts(texts, style)
  const list = new Int32Array(size * parts.length)
  for (const [index, { kind, mine, theirs, base, end }] of parts.entries()) {
    const lines = [mine.from, mine.to, theirs.from, theirs.to, base?.from ?? -1, base?.to ?? -1]
    list.set([kinds.indexOf(kind), ...lines, end.length], size * index)
  }
  return {
    texts: { base: textLinesOf(texts.base), mine: textLinesOf(texts.mine), theirs: textLinesOf(texts.theirs) },
    parts: list,
    conflicts: parts.filter(({ kind }) => kind === 'conflict').length,
  }
}

export const partCount = ({ parts }: Merging): number => parts.length / size

export function partAt({ parts }: Merging, index: number): MergePart {
  const number = (at: number) => parts[size * index + at] ?? 0
  const stretch = (at: number): Stretch => ({ from: number(at), to: number(at + 1) })
  return {
    kind: kinds[number(0)] ?? 'kept',
    mine: stretch(1),
    theirs: stretch(3),
    base: number(5) < 0 ? undefined : stretch(5),
    end: number(7) === 2 ? '\r\n' : '\n',
  }
}

/** Everything that need not be copied on its way from a worker. */
export const transferableOf = ({ texts, parts }: Merging): ArrayBuffer[] =>
  [parts, ...Object.values(texts).flatMap(({ units, starts }) => [units, starts])].map(({ buffer }) => buffer)

/** Whether two merges are of the same texts, and came to the same. */
export function isSameMerging(one: Merging, other: Merging): boolean {
  const lists = ({ texts, parts }: Merging) => [parts, texts.base.units, texts.mine.units, texts.theirs.units]
  const others = lists(other)
  return lists(one).every((list, index) => {
    const beside = others[index]
    return beside?.length === list.length && list.every((value, at) => value === beside[at])
  })
}
