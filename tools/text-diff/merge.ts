import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { markedTextOf, textOf } from '#kit/text-of.ts'
import { textBetween } from '#lib/diff/tokens.ts'
import { mergeParts, mergeStyles } from './merge/merge-parts.ts'
import { writePart } from './merge/write-merge.ts'

const name = (text: string) => z.string().min(1).max(1000).default(text)

/**
 * Merges two texts that are both derived from a third one. What both changed differently becomes a conflict in the
 * text.
 */
export const merge = defineOperation('merge', {
  input: {
    base: markedTextOf('text/plain'),
    mine: markedTextOf('text/plain'),
    theirs: markedTextOf('text/plain'),
    style: z.enum(mergeStyles).default('merge'),
    baseName: name('base'),
    mineName: name('mine'),
    theirsName: name('theirs'),
  },
  output: { text: textOf('text/plain'), conflicts: z.int() },
  run({ base, mine, theirs, style, baseName, mineName, theirsName }) {
    const { three, parts } = mergeParts({ base, mine, theirs }, style)
    const names = { base: baseName, mine: mineName, theirs: theirsName }
    const written = parts.flatMap((part) =>
      writePart(part, undefined, { names, style, textOf: (side, { from, to }) => textBetween(three[side], from, to) }),
    )
    return {
      text: written.map(({ text }) => text).join(''),
      conflicts: parts.filter(({ kind }) => kind === 'conflict').length,
    }
  },
})
