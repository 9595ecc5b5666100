import { z } from 'zod'
import { type Call, phaseProgress } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { codePointNotation } from '#lib/code-point.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { lineColumnsOf } from '#lib/text/line-column.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from './errors.ts'
import { listNotes, type NoteContent, note, type PendingNote } from './notes/notes.ts'
import { masksFor, normalize, unmask } from './repair/normalize.ts'
import { diffWords, type WordChange } from './repair/word-diff.ts'
import { depthLimit, toToolError } from './text/parse-input.ts'

/** Turns nearly JSON into JSON, and lists the changes. Valid JSON stays as it is. */
export const repair = defineOperation('repair', {
  input: { json: textOf('application/json') },
  output: { json: textOf('application/json'), repairs: z.array(note) },
  async run({ json }, call) {
    if (json.trim() === '') throw errors.empty()
    const repaired = await repairText(json.toWellFormed().replace(/^\uFEFF/, ''), call)
    call.progress(0.8)
    const bytes = new TextEncoder().encode(json)
    return { json: repaired, repairs: listNotes((offsets) => lineColumnsOf(bytes, offsets), remarksOn(json, repaired)) }
  },
})

async function repairText(text: string, call: Call): Promise<string> {
  const syntaxError = syntaxErrorOf(text, phaseProgress(call, 0, 0.3))
  if (!syntaxError) return text
  call.progress(0.3)
  const { jsonrepair, JSONRepairError } = await import('jsonrepair')
  try {
    const repaired = repairNormalized(text, jsonrepair)
    if (syntaxErrorOf(repaired, phaseProgress(call, 0.6, 0.8))) throw toToolError(syntaxError)
    return repaired
  } catch (error) {
    // It recurses for every level.
    if (error instanceof RangeError) throw errors.tooDeep({ limit: depthLimit })
    if (!(error instanceof JSONRepairError)) throw error
    const offset = new TextEncoder().encode(text.slice(0, error.position)).length
    throw toToolError(new JsonSyntaxError(new TextEncoder().encode(text), offset, expectedBy(error.message)))
  }
}

/**
 * Where the rewritten text cannot be repaired, it is tried once more as one whose last string was cut off, then as it
 * is, whose error is the one to tell.
 */
function repairNormalized(text: string, library: (text: string) => string): string {
  const masks = masksFor(text)
  for (const isCut of [false, true]) {
    const normalized = normalize(text, masks, isCut)
    if (normalized === text) continue
    try {
      return unmask(library(normalized), masks)
    } catch {
      // The next reading of it may do.
    }
  }
  return library(text)
}

function syntaxErrorOf(text: string, progress: (share: number) => void): JsonSyntaxError | undefined {
  try {
    readJson(text, progress)
    return undefined
  } catch (syntaxError) {
    if (syntaxError instanceof JsonSyntaxError) return syntaxError
    throw syntaxError
  }
}

/** What the library expected, in the symbols of JSON. */
function expectedBy(message: string): string {
  if (message.startsWith('Object key')) return '"key"'
  return message.startsWith('Colon') ? ':' : 'value'
}

function remarksOn(before: string, after: string): PendingNote[] {
  let [index, offset] = [0, 0]
  return diffWords(before, after).map((change) => {
    offset += new TextEncoder().encode(before.slice(index, change.index)).length
    index = change.index
    return { offset, content: () => sayChange(change) }
  })
}

function sayChange(change: WordChange): NoteContent {
  const [removed, added] = [visible(change.removed), visible(change.added)]
  if (!removed) return { code: 'added', params: { added } }
  return added ? { code: 'replaced', params: { removed, added } } : { code: 'removed', params: { removed } }
}

/** Makes invisible characters visible, other than by the escape that may have replaced them. */
const visible = (text: string): string =>
  truncate(text).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) => {
    return signs[sign] ?? codePointNotation(sign.charCodeAt(0))
  })

const signs: Record<string, string> = { '\n': '⏎', '\t': '⇥' }
