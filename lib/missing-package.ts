/** Whether an optional package is not installed: who started the program is told so, and no input is blamed for it. */
export const isMissingPackage = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code))
