import { ToolError } from '#kit/tool-error.ts'

/** Says whether a failure belongs to the field of the pattern, and is said there. */
export const isOfPattern = (error: Error): error is ToolError =>
  error instanceof ToolError && ['emptyPattern', 'flags', 'invalidPattern', 'unsupported'].includes(error.code)
