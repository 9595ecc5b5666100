import { ToolError } from '#kit/tool-error.ts'

/** The header in which the service worker gives the size of a known file that is unavailable, in bytes. */
export const sizeHeader = 'x-file-bytes'

/**
 * Makes the error of a file that could not be loaded: with its size, if the service worker knows it, which it does
 * without a network.
 *
 * @param code of the error if the size is unknown
 */
export function missingFile(answer: Response | undefined, code: string): ToolError {
  const bytes = Number(answer?.headers.get(sizeHeader) ?? 0)
  return bytes > 0
    ? new ToolError('assetMissing', { megabytes: Math.max(0.1, Math.round(bytes / 1e5) / 10) })
    : new ToolError(code)
}
