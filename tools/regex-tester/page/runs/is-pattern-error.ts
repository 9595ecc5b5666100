import { ToolError } from '#kit/tool-error.ts'

/** Tells whether a failure belongs to the field of the pattern, and is shown there. */
export const isPatternError = (error: Error): error is ToolError =>
  error instanceof ToolError &&
  ['emptyPattern', 'flags', 'invalidPattern', 'unsupported', 'unread', 'noEquivalent'].includes(error.code)
