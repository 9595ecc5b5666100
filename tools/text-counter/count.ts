import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { textCounter } from './count/counter.ts'
import { countFields, optionFields } from './count/fields.ts'

/** Counts a text, piece by piece so that the data stays in the processor's cache. All counts of an empty text are 0. */
export const count = defineOperation('count', {
  input: { text: textOf('text/plain'), ...optionFields },
  output: countFields,
  run({ text, ...options }, { progress, signal }) {
    const counter = textCounter(options)
    for (let at = 0; at < text.length; at += pieceLength) {
      signal.throwIfAborted()
      counter.feed(text.slice(at, at + pieceLength))
      progress(Math.min(1, (at + pieceLength) / text.length))
    }
    return counter.finish()
  },
})

/** In UTF-16 units. */
const pieceLength = 2 ** 18
