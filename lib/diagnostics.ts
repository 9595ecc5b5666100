import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import type { Params } from '#kit/tool-error.ts'
import type { LineColumn } from './text/line-column.ts'

/** The messages of a tool's diagnostics by code, in both languages, with one for the rest of a long list. */
export type DiagnosticSentences = Record<'more', Localized>

/** A diagnostic by its offset, before its line is computed. */
export interface Remark<Code> {
  /** In the units of its text: bytes of UTF-8, or UTF-16 units. */
  offset: number
  code: Code
  /** The params of its message; a function if there may be many remarks, of which only some are shown. */
  params: Params | (() => Params)
}

/**
 * The schema of an output field with diagnostics: the message in English, and the code and params for other languages.
 */
export function diagnosticsField<Sentences extends DiagnosticSentences>(sentences: Sentences) {
  const codes = Object.keys(sentences) as (keyof Sentences & string)[]
  const params = z.record(z.string(), z.union([z.string(), z.number()]))
  const diagnostic = { line: z.int(), column: z.int(), message: z.string(), code: z.enum(codes), params }
  return z.array(z.strictObject(diagnostic)).meta({ format: 'diagnostics' })
}

/**
 * Lists remarks in the order of the text, without duplicates: the first thousand, and the number of others.
 *
 * @param placesOf returns the lines and columns of ascending offsets
 */
export function listDiagnostics<Sentences extends DiagnosticSentences>(
  remarks: readonly Remark<keyof Sentences & string>[],
  placesOf: (offsets: number[]) => LineColumn[],
  sentences: Sentences,
): z.output<ReturnType<typeof diagnosticsField<Sentences>>> {
  const sorted = remarks.toSorted((a, b) => a.offset - b.offset)
  const shown = sorted.slice(0, limit)
  const next = sorted[limit]
  if (next) shown.push({ ...next, code: 'more', params: { count: sorted.length - limit } })
  const places = placesOf(shown.map(({ offset }) => offset))
  const seen = new Set<string>()
  return shown.flatMap(({ code, params: given }, at) => {
    const { line, column } = places[at] ?? { line: 1, column: 1 }
    const params = typeof given === 'function' ? given() : given
    const message = fill((sentences[code] as Localized).en, params)
    const said = `${line}:${column} ${message}`
    if (seen.has(said)) return []
    seen.add(said)
    return [{ line, column, message, code, params }]
  })
}

const limit = 1000
