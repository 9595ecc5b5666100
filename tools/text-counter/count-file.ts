import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { charsets } from '#lib/charset/charset.ts'
import { readSlices } from '#lib/read-slices.ts'
import { textCounter } from './count/counter.ts'
import { countFields, optionFields } from './count/fields.ts'
import { textDecoder } from './count/text-decoder.ts'
import { errors } from './errors.ts'

/** Counts the text of a file of any size, slice by slice. A byte order mark overrides the chosen charset. */
export const countFile = defineOperation('count-file', {
  input: { file: z.file(), charset: z.enum(charsets).default('utf-8'), ...optionFields },
  output: countFields,
  async run({ file, charset, ...options }, call) {
    // A form sends an empty file without a name where nothing was chosen.
    if (file.size === 0 && file.name === '') throw errors.noFile()
    const counter = textCounter(options)
    const decoder = textDecoder(charset)
    try {
      for await (const slice of readSlices(file, call)) feed(slice)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotReadableError') throw errors.unreadable()
      throw error
    }
    counter.feed(decoded(new Uint8Array(), true))
    return counter.finish()

    /** Decodes a slice in pieces, so that its whole text is never in memory. */
    function feed(slice: Uint8Array<ArrayBuffer>): void {
      for (let at = 0; at < slice.length; at += pieceSize) counter.feed(decoded(slice.subarray(at, at + pieceSize)))
    }
    function decoded(bytes: Uint8Array<ArrayBuffer>, isLast = false): string {
      const text = decoder.decode(bytes, isLast)
      if (typeof text === 'string') return text
      throw errors.notText({ charset: decoder.charset(), position: text.position })
    }
  },
})

/** In bytes. */
const pieceSize = 2 ** 18
