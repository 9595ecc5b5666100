import { type Call, phaseProgress } from '#kit/call.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { findDuplicateKeys } from '../json/duplicate-keys.ts'
import { excerptOf } from '../json/excerpt.ts'
import type { JsonIndex } from '../json/json-index.ts'
import { JsonSyntaxError } from '../json/json-syntax-error.ts'
import { readJson } from '../json/read.ts'
import { inferTypes } from './infer-types.ts'
import type { InferredTypes } from './shape.ts'
import { listWarnings, type Remark, type WarningSentences } from './warnings.ts'

/** What a generator of code brings along: how it fails, what it warns of, and how it writes. */
export interface Generator<Sentences extends WarningSentences> {
  failures: {
    empty(): ToolError
    invalid(at: { line: number; column: number; found: string; expected: string }): ToolError
    failed(): ToolError
  }
  sentences: Sentences
  write(inferred: InferredTypes, index: JsonIndex): { code: string; remarks?: Remark<keyof Sentences & string>[] }
}

/**
 * Reads JSON, infers its types and has them written.
 *
 * @throws empty, invalid; failed where the code is longer than a text can be
 */
export function generateCode<Sentences extends WarningSentences>(
  json: string,
  call: Call,
  { failures, sentences, write }: Generator<Sentences>,
) {
  if (json.trim() === '') throw failures.empty()
  try {
    const index = readJson(json, phaseProgress(call, 0, 0.4))
    const inferred = inferTypes([index], phaseProgress(call, 0.4, 0.8))
    call.progress(0.8)
    const { code, remarks = [] } = write(inferred, index)
    call.progress(0.9)
    return { code, warnings: listWarnings(index.bytes, [...duplicateKeys(index), ...remarks], sentences) }
  } catch (error) {
    if (error instanceof JsonSyntaxError) {
      const { position, found, expected } = error
      throw failures.invalid({ ...position, found, expected })
    }
    throw error instanceof RangeError ? failures.failed() : error
  }
}

const duplicateKeys = (index: JsonIndex): Remark<'duplicateKey'>[] =>
  findDuplicateKeys(index).map((key) => ({
    offset: index.starts[key] ?? 0,
    code: 'duplicateKey',
    params: { key: excerptOf(index, key, 60) },
  }))
