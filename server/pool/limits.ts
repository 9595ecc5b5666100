import { errors } from './errors.ts'

/** How long one run may take, and how much memory. */
export interface Limits {
  seconds: number
  mebibytes: number
}

/** The signal by which a child's watchdog ends a run whose time is over. A run without memory left is ended as the system would. */
export const timeoutSignal = 'SIGALRM'
export const memorySignal = 'SIGKILL'

export const timeoutError = ({ seconds }: Limits) => errors.timeout({ seconds })
const memoryError = ({ mebibytes }: Limits) => errors.tooMuchMemory({ mebibytes })

/** Says why a child ended that the server did not kill. */
export function exitError(limits: Limits, code: number | null, killedBy: string | null): Error {
  if (killedBy === timeoutSignal) return timeoutError(limits)
  if (killedBy && memorySignals.includes(killedBy)) return memoryError(limits)
  return new Error(`The child process broke: ${killedBy ?? `exit code ${code}`}`)
}

/** V8 aborts or traps when its heap is full, the watchdog or the system kills when memory is short. */
const memorySignals = ['SIGABRT', 'SIGTRAP', memorySignal]
