import { InputError } from '#kit/input-error.ts'
import type { Localized } from '#kit/language.ts'
import type { Run } from '../run/use-operation.ts'

/** The issues of fields, by name. */
export type Issues = Record<string, Localized>

/** Groups the issues of a schema by field; `query.0.name` belongs to `query`. */
export function issuesAt(run: Run<unknown>): Issues {
  if (run.state !== 'failed' || !(run.error instanceof InputError)) return {}
  return Object.fromEntries(run.error.issues.map(({ field, message }) => [field.split('.')[0], message]))
}
