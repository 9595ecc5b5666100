import { errors } from './errors.ts'

/** How long one run may take, and how much memory. */
export interface Limits {
  seconds: number
  mebibytes: number
}

/** The signal by which a child's guard ends a run whose time is over. Memory that is full ends it as the system would. */
export const timeIsOver = 'SIGALRM'
export const memoryIsFull = 'SIGKILL'

export const outOfTime = ({ seconds }: Limits) => errors.timeout({ seconds })
const outOfMemory = ({ mebibytes }: Limits) => errors.tooMuchMemory({ mebibytes })

/** Explains a death that the server did not order. */
export function deathOf(limits: Limits, code: number | null, killedBy: string | null): Error {
  if (killedBy === timeIsOver) return outOfTime(limits)
  if (killedBy && deathsOfHunger.includes(killedBy)) return outOfMemory(limits)
  return new Error(`The child process broke: ${killedBy ?? `exit code ${code}`}`)
}

/** V8 aborts or traps when its heap is full, the guard or the system kills when memory is short. */
const deathsOfHunger = ['SIGABRT', 'SIGTRAP', memoryIsFull]
