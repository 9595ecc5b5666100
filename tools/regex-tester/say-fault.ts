import type { EngineName } from '#lib/regex/engine.ts'
import { RegexFault } from '#lib/regex/regex-fault.ts'
import { errors } from './errors.ts'

/** The engines by the names that people know them by. */
export const engineTitles: Record<EngineName, string> = {
  quickjs: 'QuickJS',
  ecmascript: 'JavaScript',
  rust: 'Rust',
  re2: 'RE2',
  oniguruma: 'Oniguruma',
}

interface Told {
  engine: string
  seconds: number
  /** How a failure of the engine itself is said, where it is not of a test. */
  failed?: (params: { reason: string }) => Error
}

/** Turns what an engine could not do into an error of this tool; a mistake of ours stays what it is. */
export function sayFault(thrown: unknown, { engine, seconds, failed = errors.failed }: Told): unknown {
  if (!(thrown instanceof RegexFault)) return thrown
  const { fault } = thrown
  switch (fault.kind) {
    case 'syntax':
      return errors.invalidPattern({ position: fault.index + 1, reason: fault.reason })
    case 'lacks':
      return errors.unsupported({ engine, feature: fault.feature })
    case 'late':
      return errors.timeout({ seconds: fault.seconds ?? seconds })
    case 'failed':
      return failed({ reason: fault.reason })
    case 'notFetched':
      return errors.loadFailed()
    case 'noWasm':
      return errors.notLoaded()
  }
}
