import type { EngineName } from '#lib/regex/engine.ts'
import { RegexError } from '#lib/regex/regex-error.ts'
import { errors } from '../errors.ts'

/** The display names of the engines. */
export const engineTitles: Record<EngineName, string> = {
  quickjs: 'QuickJS',
  ecmascript: 'JavaScript',
  rust: 'Rust',
  re2: 'RE2',
  oniguruma: 'Oniguruma',
  pcre2: 'PCRE2',
  python: 'Python',
}

interface ErrorContext {
  engine: string
  seconds: number
  /** The error for a failure of the engine itself, unless it is of a test. */
  failed?: (params: { reason: string }) => Error
}

/** Converts an engine's failure to an error of this tool; a bug stays as it is. */
export function toToolError(thrown: unknown, { engine, seconds, failed = errors.failed }: ErrorContext): unknown {
  if (!(thrown instanceof RegexError)) return thrown
  const { failure } = thrown
  switch (failure.kind) {
    case 'syntax':
      return errors.invalidPattern({ position: failure.index + 1, reason: failure.reason })
    case 'unsupported':
      return errors.unsupported({ engine, feature: failure.feature })
    case 'unread':
      return errors.unread({ engine, feature: failure.feature })
    case 'timeout':
      return errors.timeout({ seconds: failure.seconds ?? seconds })
    case 'failed':
      return failed({ reason: failure.reason })
    case 'loadFailed':
      return errors.loadFailed()
    case 'noWasm':
      return errors.notLoaded()
  }
}
