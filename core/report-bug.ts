import { InputError } from '#kit/input-error.ts'
import { ToolError } from '#kit/tool-error.ts'

/** Whether an error is unexpected. Cancellations and expected failures are not. */
export const isBug = (error: unknown): boolean =>
  !(error instanceof ToolError) && !(error instanceof InputError) && Object(error).name !== 'AbortError'

/** Such as `base64/decode`. */
const origins = new WeakMap<Error, string>()

/** Logs a bug to the console with its stack, once however often it is rethrown; ignores expected errors. */
export function reportBug(error: unknown, origin: string): void {
  if (!(error instanceof Error) || !isBug(error) || origins.has(error)) return
  origins.set(error, origin)
  console.error(`${origin}:`, error)
}

/** The activity during which a reported bug occurred. */
export const originOf = (error: Error): string | undefined => origins.get(error)
