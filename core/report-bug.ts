import { InputError } from '#kit/input-error.ts'
import { ToolError } from '#kit/tool-error.ts'

/** Tells whether an error is unexpected. Cancelling and expected failures are not. */
export const isBug = (error: unknown): boolean =>
  !(error instanceof ToolError) && !(error instanceof InputError) && Object(error).name !== 'AbortError'

/** Such as `base64/decode`. */
const origins = new WeakMap<Error, string>()

/** Writes a bug to the console with its stack, once however often it is passed on; what was expected is left alone. */
export function reportBug(error: unknown, origin: string): void {
  if (!(error instanceof Error) || !isBug(error) || origins.has(error)) return
  origins.set(error, origin)
  console.error(`${origin}:`, error)
}

/** The activity during which a bug occurred, where it has been reported. */
export const originOf = (error: Error): string | undefined => origins.get(error)
