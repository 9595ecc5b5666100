import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { idEntry } from './read/id-entry.ts'
import { inspectId } from './read/inspect-id.ts'

/** Tells what IDs are and what is written in them: the version, the time, the node. What is none says why. */
export const inspect = defineOperation('inspect', {
  input: { ids: textOf('text/plain') },
  output: { entries: z.array(idEntry).meta({ format: 'table' }), count: z.int() },
  run({ ids }) {
    const entries = []
    for (const id of wordsOf(ids)) {
      if (entries.length === maxIds) throw errors.tooMany({ limit: maxIds })
      entries.push(inspectId(id))
    }
    if (entries.length === 0) throw errors.empty()
    return { entries, count: entries.length }
  },
})

const maxIds = 10_000

/**
 * What stands between blanks, commas, quotes and brackets, as lists in all kinds of code have them. Looked for from one of
 * these to the next: a pattern that takes a whole word keeps a place for each of its characters, and has room for some millions.
 */
function* wordsOf(text: string): Generator<string> {
  let start = 0
  for (const { index } of text.matchAll(separator)) {
    if (index > start) yield text.slice(start, index)
    start = index + 1
  }
  if (start < text.length) yield text.slice(start)
}

const separator = /[\s,;，；、"'`“”()[\]<>\uFEFF]/g
