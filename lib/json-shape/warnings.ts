import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { Params } from '#kit/tool-error.ts'
import { lineColumnsOf } from '../json/line-column.ts'

/** What a generator warns of, by the code, in both languages. Every one has duplicate keys, and the rest of a long list. */
export type WarningSentences = Record<'duplicateKey' | 'more', Localized>

/** A remark on a place in the JSON before anybody asks for its line. */
export interface Remark<Code> {
  /** In bytes of its UTF-8. */
  offset: number
  code: Code
  /** What its sentence is filled with; a function where there may be more remarks than anybody reads. */
  params: Params | (() => Params)
}

/** The field of an output that holds warnings: in English, and as the code and params that a language's sentence takes. */
export function warningsField<Sentences extends WarningSentences>(sentences: Sentences) {
  const codes = Object.keys(sentences) as (keyof Sentences & string)[]
  const params = z.record(z.string(), z.union([z.string(), z.number()]))
  const warning = { line: z.int(), column: z.int(), message: z.string(), code: z.enum(codes), params }
  return z.array(z.strictObject(warning)).meta({ format: 'diagnostics' })
}

/** Lists remarks in the order of the text: the first thousand, and how many more there are. */
export function listWarnings<Sentences extends WarningSentences>(
  bytes: Uint8Array,
  remarks: readonly Remark<keyof Sentences & string>[],
  sentences: Sentences,
): z.output<ReturnType<typeof warningsField<Sentences>>> {
  const sorted = remarks.toSorted((a, b) => a.offset - b.offset)
  const shown = sorted.slice(0, limit)
  const next = sorted[limit]
  if (next) shown.push({ ...next, code: 'more', params: { count: sorted.length - limit } })
  const places = lineColumnsOf(
    bytes,
    shown.map(({ offset }) => offset),
  )
  return shown.map(({ code, params: given }, at) => {
    const params = typeof given === 'function' ? given() : given
    const sentence = sentences[code] as Localized
    return { ...(places[at] ?? { line: 1, column: 1 }), message: fill(sentence.en, params), code, params }
  })
}

const limit = 1000
