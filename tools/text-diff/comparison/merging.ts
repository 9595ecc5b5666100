import { type MergePart, type MergeStyle, mergeParts, type ThreeWay } from '../merge/merge-parts.ts'
import type { LineRange } from '../merge/merge-regions.ts'
import { type TextLines, textLinesOf } from './text-lines.ts'

/** Three texts and the parts of the merged text, in arrays that a worker can transfer without copying. */
export interface Merging {
  texts: ThreeWay<TextLines>
  /**
   * Eight numbers per part: its kind, the first line and the one after the last in each text, the length of its line
   * end.
   */
  parts: Int32Array<ArrayBuffer>
  conflicts: number
}

const kinds = ['kept', 'mine', 'theirs', 'conflict'] as const
const size = 8

/** Merges three texts as `merge` does, with the result as line numbers. */
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
  const range = (at: number): LineRange => ({ from: number(at), to: number(at + 1) })
  return {
    kind: kinds[number(0)] ?? 'kept',
    mine: range(1),
    theirs: range(3),
    base: number(5) < 0 ? undefined : range(5),
    end: number(7) === 2 ? '\r\n' : '\n',
  }
}

/** The buffers that a worker transfers instead of copying. */
export const transferableOf = ({ texts, parts }: Merging): ArrayBuffer[] =>
  [parts, ...Object.values(texts).flatMap(({ units, starts }) => [units, starts])].map(({ buffer }) => buffer)

/** Whether two merges have the same texts and the same parts. */
export function isSameMerging(one: Merging, other: Merging): boolean {
  const lists = ({ texts, parts }: Merging) => [parts, texts.base.units, texts.mine.units, texts.theirs.units]
  const others = lists(other)
  return lists(one).every((list, index) => {
    const beside = others[index]
    return beside?.length === list.length && list.every((value, at) => value === beside[at])
  })
}
