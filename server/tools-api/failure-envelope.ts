import { type Envelope, failure } from '#contract/wire.ts'
import type { AnyErrors } from '#kit/errors.ts'
import { InputError } from '#kit/input-error.ts'
import type { Language } from '#kit/language.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { invalidFields, Refusal, refusals } from '../http/refusal.ts'
import { BusyError } from '../pool/busy-error.ts'

/** Says a failure in a language, with the status that it has over HTTP. A bug is 500 and tells nothing. */
export function failureEnvelope(error: unknown, errors: AnyErrors, language: Language): Envelope {
  if (error instanceof ToolError) {
    return failure(422, sentenceOf(error, errors, language), { error: error.code, params: error.params })
  }
  if (error instanceof InputError) {
    const { message, data } = invalidFields(error.issues, language)
    return failure(400, message, data)
  }
  const refusal = error instanceof Refusal ? error : refusalOf(error)
  if (!refusal) return failure(500, '服务器内部错误')
  const message = refusal.sentence[language]
  return failure(refusal.statusCode, message, refusal.statusCode === 400 ? { errors: [{ field: '', message }] } : null)
}

/** After how many seconds to come again, where that helps. */
export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof BusyError || error instanceof Refusal ? error.retryAfter : undefined

/** What the framework refuses, and what goes wrong because the client went away; undefined for a bug. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof BusyError) return refusals.busy()
  const { statusCode, name, code } = Object(error)
  if (statusCode === 413) return refusals.tooLarge()
  if (statusCode === 415) return refusals.wrongType()
  const hasLeft = name === 'AbortError' || departures.includes(code)
  return hasLeft || (statusCode >= 400 && statusCode < 500) ? refusals.unreadable() : undefined
}

/** How a stream fails whose client goes away. */
const departures = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE']
