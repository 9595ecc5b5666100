import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { pieces } from '#lib/regex/pieces.ts'
import { searchFields } from './fields.ts'
import { searching, watched } from './search.ts'

/** Cuts a text at every match, whether or not the flags say global, as JavaScript does. */
export const split = defineOperation('split', {
  input: searchFields,
  output: { parts: z.array(z.string()) },
  async run(input, call) {
    const { text } = input
    const manner = { all: true, sticky: false }
    const cut = (search: Parameters<typeof watched>[0]) =>
      text === '' ? [''] : pieces(text, watched(search, text, call))
    return { parts: await searching(input, call, cut, { manner }) }
  },
})
