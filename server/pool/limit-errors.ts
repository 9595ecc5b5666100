import { errors } from './errors.ts'

/** The limits of time and memory of one run. */
export interface Limits {
  seconds: number
  mebibytes: number
}

/** The signals by which a child's watchdog ends its process: out of time, and out of memory, as the system would. */
export const timeoutSignal = 'SIGALRM'
export const memorySignal = 'SIGKILL'

export const timeoutError = ({ seconds }: Limits) => errors.timeout({ seconds })
const memoryError = ({ mebibytes }: Limits) => errors.tooMuchMemory({ mebibytes })

/** Returns the error for a child that ended without being killed by the server. */
export function exitError(limits: Limits, code: number | null, killedBy: string | null): Error {
  if (killedBy === timeoutSignal) return timeoutError(limits)
  if (killedBy && memorySignals.includes(killedBy)) return memoryError(limits)
  return new Error(`The child process broke: ${killedBy ?? `exit code ${code}`}`)
}

/** V8 aborts or traps when its heap is full; the watchdog or the system kills the process when memory runs out. */
const memorySignals = ['SIGABRT', 'SIGTRAP', memorySignal]
