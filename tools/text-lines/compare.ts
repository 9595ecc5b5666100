import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { readLines } from './lines/lines.ts'
import { uniqueLines } from './lines/unique-lines.ts'

/** Compares two lists as sets, in the order of the lists. Empty lines are ignored. */
export const compare = defineOperation('compare', {
  input: {
    left: textOf('text/plain'),
    right: textOf('text/plain'),
    ignoreCase: z.boolean().default(false),
    trim: z.boolean().default(false),
  },
  output: {
    onlyLeft: textOf('text/plain'),
    onlyRight: textOf('text/plain'),
    both: textOf('text/plain'),
    either: textOf('text/plain'),
    counts: z.strictObject({ onlyLeft: z.int(), onlyRight: z.int(), both: z.int(), either: z.int() }),
  },
  run({ left, right, ignoreCase, trim }) {
    if (left === '' && right === '') throw errors.empty()
    const listOf = (text: string) => {
      const lines = text === '' ? [] : readLines(text).lines
      const items = (trim ? lines.map((line) => line.trim()) : lines).filter((line) => line !== '')
      return uniqueLines(items, 'first', { ignoreCase })
    }
    const fold = (line: string) => (ignoreCase ? line.toLowerCase() : line)
    const [ofLeft, ofRight] = [listOf(left), listOf(right)]
    const [inLeft, inRight] = [new Set(ofLeft.map(fold)), new Set(ofRight.map(fold))]
    const onlyLeft = ofLeft.filter((line) => !inRight.has(fold(line)))
    const onlyRight = ofRight.filter((line) => !inLeft.has(fold(line)))
    const both = ofLeft.filter((line) => inRight.has(fold(line)))
    const lists = { onlyLeft, onlyRight, both, either: [...ofLeft, ...onlyRight] }
    return {
      onlyLeft: lists.onlyLeft.join('\n'),
      onlyRight: lists.onlyRight.join('\n'),
      both: lists.both.join('\n'),
      either: lists.either.join('\n'),
      counts: {
        onlyLeft: onlyLeft.length,
        onlyRight: onlyRight.length,
        both: both.length,
        either: lists.either.length,
      },
    }
  },
})
