import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { formatNames, formats } from './format/formats.ts'
import { guessFormat } from './format/guess-format.ts'

/** Unescapes once; the result isn't unescaped again. */
export const unescapeText = defineOperation('unescape', {
  undoneBy: 'escape',
  input: {
    text: textOf('text/plain'),
    format: z.enum(['auto', ...formatNames]).default('auto'),
    strict: z.boolean().default(false),
  },
  output: { text: textOf('text/plain'), format: z.enum(formatNames), count: z.int() },
  async run({ text, format: asked, strict }) {
    if (text === '') throw errors.empty()
    const format = asked === 'auto' ? guessFormat(text) : asked
    if (format === undefined) throw errors.unknownFormat()
    const { text: read, count } = await formats[format].unescape(text, strict)
    if (asked === 'auto' && count === 0) throw errors.unknownFormat()
    return { text: read, format, count }
  },
})
