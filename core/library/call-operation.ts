import type { AnyErrors } from '#kit/errors.ts'
import { InputError, type ValidationIssue } from '#kit/input-error.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'

/** Options of a library call besides its input. */
interface CallOptions {
  signal?: AbortSignal
  /** Called with the share of the work that is done, 0 to 1. */
  onProgress?: (share: number) => void
}

/** A failure as the library throws it: where the input does not fit, `code` is `invalidInput` and `issues` names each field. */
export class LibraryError extends ToolError {
  issues: ValidationIssue[] = []
}

/**
 * Runs an operation for a program that imports it.
 *
 * @throws LibraryError for what the operation expects, and for an input that does not fit; the signal's reason once it is
 *   aborted. Anything else is a bug
 */
export async function callOperation(
  operation: Operation,
  errors: AnyErrors,
  input: unknown,
  { signal = new AbortController().signal, onProgress = () => {} }: CallOptions = {},
): Promise<unknown> {
  try {
    return await perform(operation, input, { signal, progress: onProgress })
  } catch (error) {
    throw asLibraryError(error, errors)
  }
}

function asLibraryError(error: unknown, errors: AnyErrors): unknown {
  if (error instanceof InputError) {
    const made = new LibraryError('invalidInput')
    return Object.assign(made, { message: error.message, issues: error.issues })
  }
  if (!(error instanceof ToolError)) return error
  return Object.assign(new LibraryError(error.code, error.params), { message: sentenceOf(error, errors, 'en') })
}
