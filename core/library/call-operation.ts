import type { AnyErrors } from '#kit/errors.ts'
import { InputError, type ValidationIssue } from '#kit/input-error.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { fill, sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { sentences } from './sentences.ts'

/** Options of a library call besides its input. */
interface CallOptions {
  signal?: AbortSignal
  /** Called with the progress, 0 to 1. */
  onProgress?: (share: number) => void
}

/** An error of the library: for an invalid input, `code` is `invalidInput` and `issues` names each field. */
export class LibraryError extends ToolError {
  issues: ValidationIssue[] = []
}

/**
 * Runs an operation for users of the library.
 *
 * @throws LibraryError for an expected failure, and for an invalid input; the signal's reason if
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
  const { code, params } = error
  const sentence = sentences[code]
  const message = sentence ? fill(sentence, params) : sentenceOf(error, errors, 'en')
  return Object.assign(new LibraryError(code, params), { message })
}
