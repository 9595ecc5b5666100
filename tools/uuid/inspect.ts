import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { idEntry } from './read/id-entry.ts'
import { inspectId } from './read/inspect-id.ts'

/** Inspects IDs: their kind and version, time and node. An invalid ID has the reason. */
export const inspect = defineOperation('inspect', {
  input: { ids: textOf('text/plain') },
  output: { entries: z.array(idEntry).meta({ format: 'table' }), count: z.int() },
  run({ ids }) {
    const entries = []
    for (const id of candidatesIn(ids)) {
      if (entries.length === maxIds) throw errors.tooMany({ limit: maxIds })
      entries.push(inspectId(id))
    }
    if (entries.length === 0) throw errors.empty()
    return { entries, count: entries.length }
  },
})

const maxIds = 10_000

/**
 * Yields the texts between spaces, commas, quotes and brackets, as in lists of any language. Without a regular
 * expression, which twice overflowed the stack on a word of ten megabytes.
 */
function* candidatesIn(text: string): Generator<string> {
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !separators.has(text.charCodeAt(at))) continue
    if (at > start) yield text.slice(start, at)
    start = at + 1
  }
}

/** In UTF-16 units; the spaces are those of ECMAScript. */
const separators = new Set(
  Array.from(',;，；、"\'`“”()[]<> \t\n\v\f\r\xa0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff', (character) =>
    character.charCodeAt(0),
  ),
)
// The typographic spaces from U+2000 on.
for (let space = 0x2000; space <= 0x200a; space++) separators.add(space)
