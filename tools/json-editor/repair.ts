import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { JsonFault } from '#lib/json/json-fault.ts'
import { readJson } from '#lib/json/read.ts'
import { type Change, changesBetween } from './changes.ts'
import { errors } from './errors.ts'
import { listNotes, note, type Remark } from './notes.ts'
import { depthLimit, refuse } from './open.ts'
import { shorten } from './shorten.ts'

/** Makes JSON of what is nearly JSON, and lists what it changed. Valid JSON stays as it is. */
export const repair = defineOperation('repair', {
  input: { json: textOf('application/json') },
  output: { json: textOf('application/json'), repairs: z.array(note) },
  async run({ json }) {
    if (json.trim() === '') throw errors.empty()
    const repaired = await repairText(json.toWellFormed().replace(/^\uFEFF/, ''))
    return { json: repaired, repairs: listNotes(new TextEncoder().encode(json), remarksOn(json, repaired)) }
  },
})

async function repairText(text: string): Promise<string> {
  const fault = faultOf(text)
  if (!fault) return text
  const { jsonrepair, JSONRepairError } = await import('jsonrepair')
  try {
    const repaired = jsonrepair(text)
    if (faultOf(repaired)) throw refuse(fault)
    return repaired
  } catch (error) {
    // It calls itself for every level.
    if (error instanceof RangeError) throw errors.tooDeep({ limit: depthLimit })
    if (!(error instanceof JSONRepairError)) throw error
    const offset = new TextEncoder().encode(text.slice(0, error.position)).length
    throw refuse(new JsonFault(new TextEncoder().encode(text), offset, expectedBy(error.message)))
  }
}

function faultOf(text: string): JsonFault | undefined {
  try {
    readJson(text)
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
    return { offset, message: () => sayChange(change) }
  })
}

function sayChange({ removed, added }: Change): string {
  if (!removed) return `Added: ${visible(added)}`
  return added ? `Replaced: ${visible(removed)} → ${visible(added)}` : `Removed: ${visible(removed)}`
}

/** Shows what cannot be seen, and differently from its escape, which it may have been replaced by. */
const visible = (text: string): string =>
  shorten(text).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) => {
    return signs[sign] ?? `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  })

const signs: Record<string, string> = { '\n': '⏎', '\t': '⇥' }
