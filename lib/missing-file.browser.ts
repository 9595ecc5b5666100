import { ToolError } from '#kit/tool-error.ts'

/** How the service worker says how large a file is that it knows and cannot have, in bytes. */
export const sizeHeader = 'x-file-bytes'

/**
 * What is said of a file that could not be had: how large it is, where the service worker knows it, which is when there
 * is no network.
 *
 * @param code of the error where the size is not known
 */
export function missingFile(answer: Response | undefined, code: string): ToolError {
  const bytes = Number(answer?.headers.get(sizeHeader) ?? 0)
  return bytes > 0
    ? new ToolError('assetMissing', { megabytes: Math.max(0.1, Math.round(bytes / 1e5) / 10) })
    : new ToolError(code)
}
