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
    for (const [id] of ids.matchAll(word)) {
      if (entries.length === maxIds) throw errors.tooMany({ limit: maxIds })
      entries.push(inspectId(id))
    }
    if (entries.length === 0) throw errors.empty()
    return { entries, count: entries.length }
  },
})

const maxIds = 10_000

/** What stands between blanks, commas, quotes and brackets, as lists in all kinds of code have them. */
const word = /[^\s,;，；、"'`“”()[\]<>\uFEFF]+/g
