import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'

export const format = defineOperation('format', {
  undoneBy: 'format',
  input: { text: textOf('text/plain'), eachLine: z.boolean().default(false) },
  output: { text: textOf('text/plain') },
  run({ text, eachLine }) {
    if (text === '') throw errors.empty()
    return { text: eachLine ? text.replace(/[^\r\n]+/g, turn) : turn(text) }
  },
})

/** By graphemes, so that an emoji or an accent stays whole. */
const turn = (text: string): string =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .reverse()
    .join('')
