import { z } from 'zod'
import { type Call, defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { JsonFault } from '#lib/json/json-fault.ts'
import { readJson } from '#lib/json/read.ts'
import { type Change, changesBetween } from './changes.ts'
import { errors } from './errors.ts'
import { listNotes, note, type Remark, type Said } from './notes.ts'
import { depthLimit, refuse } from './open.ts'
import { stretch } from './progress.ts'
import { shorten } from './shorten.ts'

/** Makes JSON of what is nearly JSON, and lists what it changed. Valid JSON stays as it is. */
export const repair = defineOperation('repair', {
  input: { json: textOf('application/json') },
  output: { json: textOf('application/json'), repairs: z.array(note) },
  async run({ json }, call) {
    if (json.trim() === '') throw errors.empty()
    const repaired = await repairText(json.toWellFormed().replace(/^\uFEFF/, ''), call)
    call.progress(0.8)
    return { json: repaired, repairs: listNotes(new TextEncoder().encode(json), remarksOn(json, repaired)) }
  },
})

async function repairText(text: string, call: Call): Promise<string> {
  const fault = faultOf(text, stretch(call, 0, 0.3))
  if (!fault) return text
  call.progress(0.3)
  const { jsonrepair, JSONRepairError } = await import('jsonrepair')
  try {
    const repaired = jsonrepair(text)
    if (faultOf(repaired, stretch(call, 0.6, 0.8))) throw refuse(fault)
    return repaired
  } catch (error) {
    // It calls itself for every level.
    if (error instanceof RangeError) throw errors.tooDeep({ limit: depthLimit })
    if (!(error instanceof JSONRepairError)) throw error
    const offset = new TextEncoder().encode(text.slice(0, error.position)).length
    throw refuse(new JsonFault(new TextEncoder().encode(text), offset, expectedBy(error.message)))
  }
}

function faultOf(text: string, progress: (share: number) => void): JsonFault | undefined {
  try {
    readJson(text, progress)
    return undefined
  } catch (fault) {
    if (fault instanceof JsonFault) return fault
    throw fault
  }
}

/** What the library misses, in the signs of JSON. */
function expectedBy(message: string): string {
  if (message.startsWith('Object key')) return '"key"'
  return message.startsWith('Colon') ? ':' : 'value'
}

function remarksOn(before: string, after: string): Remark[] {
  let [index, offset] = [0, 0]
  return changesBetween(before, after).map((change) => {
    offset += new TextEncoder().encode(before.slice(index, change.at)).length
    index = change.at
    return { offset, say: () => sayChange(change) }
  })
}

function sayChange(change: Change): Said {
  const [removed, added] = [visible(change.removed), visible(change.added)]
  if (!removed) return { code: 'added', params: { added } }
  return added ? { code: 'replaced', params: { removed, added } } : { code: 'removed', params: { removed } }
}

/** Shows what cannot be seen, and differently from its escape, which it may have been replaced by. */
const visible = (text: string): string =>
  shorten(text).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) => {
    return signs[sign] ?? `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  })

const signs: Record<string, string> = { '\n': '⏎', '\t': '⇥' }
