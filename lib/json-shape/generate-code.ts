import { type Call, phaseProgress } from '#kit/call.ts'
import type { Localized } from '#kit/language.ts'
import type { Params, ToolError } from '#kit/tool-error.ts'
import { type DiagnosticSentences, listDiagnostics, type Remark } from '../diagnostics.ts'
import { excerptOf } from '../json/excerpt.ts'
import { type JsonIndex, sourceOf } from '../json/json-index.ts'
import { JsonSyntaxError } from '../json/json-syntax-error.ts'
import { readJson } from '../json/read.ts'
import { lineColumnsOf } from '../text/line-column.ts'
import { truncate } from '../text/truncate.ts'
import { inferTypes } from './infer-types.ts'
import type { InferredTypes } from './shape.ts'

/** What a generator warns of; every one of duplicate keys. */
export type GeneratorSentences = DiagnosticSentences & Record<'duplicateKey', Localized>

/** What a generator of code brings along: how it fails, what it warns of, and how it writes. */
export interface Generator<Sentences extends GeneratorSentences> {
  failures: {
    empty(): ToolError
    invalid(at: { line: number; column: number; found: string; expected: string }): ToolError
    failed(): ToolError
  }
  sentences: Sentences
  /** @param rounded remarks on the numbers that JavaScript reads as other ones, for languages that read as it does */
  write(
    inferred: InferredTypes,
    rounded: Remark<'roundedNumber'>[],
  ): { code: string; remarks?: Remark<keyof Sentences & string>[] }
}

/**
 * Reads JSON, or samples of one type on a line each (NDJSON), infers the types and has them written.
 *
 * @throws empty, invalid; failed where the code is longer than a text can be
 */
export function generateCode<Sentences extends GeneratorSentences>(
  json: string,
  call: Call,
  { failures, sentences, write }: Generator<Sentences>,
) {
  if (json.trim() === '') throw failures.empty()
  try {
    const index = readJson(json, phaseProgress(call, 0, 0.4), true)
    const duplicates: Remark<'duplicateKey'>[] = []
    const rounded: Remark<'roundedNumber'>[] = []
    const inferred = inferTypes([index], {
      progress: phaseProgress(call, 0.4, 0.8),
      duplicateKey: (_, key) => duplicates.push(remarkOn(index, key, 'duplicateKey', duplicateKey)),
      roundedNumber: (_, token) => rounded.push(remarkOn(index, token, 'roundedNumber', roundedNumber)),
    })
    call.progress(0.8)
    const { code, remarks = [] } = write(inferred, rounded)
    call.progress(0.9)
    return {
      code,
      warnings: listDiagnostics(
        [...duplicates, ...remarks],
        (offsets) => lineColumnsOf(index.bytes, offsets),
        sentences,
      ),
    }
  } catch (error) {
    if (error instanceof JsonSyntaxError) {
      const { position, found, expected } = error
      throw failures.invalid({ ...position, found, expected })
    }
    throw error instanceof RangeError ? failures.failed() : error
  }
}

const remarkOn = <Code>(
  index: JsonIndex,
  token: number,
  code: Code,
  say: (index: JsonIndex, token: number) => Params,
) => ({
  offset: index.starts[token] ?? 0,
  code,
  params: () => say(index, token),
})

const duplicateKey = (index: JsonIndex, key: number): Params => ({ key: excerptOf(index, key, 60) })

function roundedNumber(index: JsonIndex, token: number): Params {
  const number = sourceOf(index, token)
  return { number: truncate(number), rounded: String(Number(number)) }
}
