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
  more: { en: '{count} more', zh: '还有 {count} 条' },
} as const satisfies Record<string, Localized>

/** A remark before anybody asks where its line is. */
export interface PendingNote {
  /** In the units that the places are counted in: bytes of JSON, UTF-16 units of YAML. */
  offset: number
  code: keyof typeof noteSentences
  params: Params
}

/** Lists the first thousand remarks, each with its place; one more counts the rest. */
export function listNotes(
  remarks: readonly PendingNote[],
  placesOf: (offsets: number[]) => { line: number; column: number }[],
): Note[] {
  const sorted = remarks.toSorted((a, b) => a.offset - b.offset)
  const shown = sorted
    .slice(0, limit + 1)
    .map((remark, at) => (at < limit ? remark : more(remark, sorted.length - limit)))
  const places = placesOf(shown.map(({ offset }) => offset))
  return shown.map(({ code, params }, at) => ({
    ...(places[at] ?? { line: 1, column: 1 }),
    message: fill(noteSentences[code].en, params),
    code,
    params,
  }))
}

const more = ({ offset }: PendingNote, count: number): PendingNote => ({ offset, code: 'more', params: { count } })

const limit = 1000
