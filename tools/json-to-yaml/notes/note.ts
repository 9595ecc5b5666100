import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { Params } from '#kit/tool-error.ts'

/** A remark on a place in the input: in English, and as the code and the params that every language makes a sentence of. */
export const note = z.strictObject({
  line: z.int(),
  column: z.int(),
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export type Note = z.output<typeof note>

/** What notes say, by their code. */
export const noteSentences = {
  duplicateKey: {
    en: 'Duplicate key {key}: only its last value is written',
    zh: '重复的键 {key}：只写出最后一个值',
  },
  notFinite: { en: 'JSON has no {number}: it is written as text', zh: 'JSON 没有 {number}：写成文本' },
  tagLost: { en: 'JSON has no tags: {tag} is left out', zh: 'JSON 没有标签：省略 {tag}' },
  keyAsText: { en: 'The keys of JSON are text: {key}', zh: 'JSON 的键是文本：{key}' },
} as const satisfies Record<string, Localized>

/** A remark before anybody asks where its line is. */
export interface PendingNote {
  /** In the units that the places are counted in: bytes of JSON, UTF-16 units of YAML. */
  offset: number
  code: keyof typeof noteSentences
  params: Params
}

/** Lists the first thousand remarks, each with its place. */
export function listNotes(
  remarks: readonly PendingNote[],
  placesOf: (offsets: number[]) => { line: number; column: number }[],
): Note[] {
  const shown = remarks.toSorted((a, b) => a.offset - b.offset).slice(0, limit)
  const places = placesOf(shown.map(({ offset }) => offset))
  return shown.map(({ code, params }, at) => ({
    ...(places[at] ?? { line: 1, column: 1 }),
    message: fill(noteSentences[code].en, params),
    code,
    params,
  }))
}

const limit = 1000
