import { reportBug } from '#core/report-bug.ts'
import type { Runner } from './runner.ts'

/**
 * Adds to a way of running one input the way of running many: at most `max()` at once, over all calls. Either
 * way a bug is reported before it is rethrown.
 */
export function withSpread(perform: Runner['run'], max: () => number): Pick<Runner, 'run' | 'spread'> {
  const run: Runner['run'] = (tool, operation, ...rest) =>
    perform(tool, operation, ...rest).catch((error) => {
      reportBug(error, `${tool}/${operation.name}`)
      throw error
    })
  const take = takeTurns(max)
  return {
    run,
    spread: (tool, operation, jobs) =>
      jobs.map(({ input, call, isAlone = false }) =>
        take({ signal: call.signal, isAlone }, () => {
          call.signal.throwIfAborted()
          call.progress(0)
          return run(tool, operation, input, call)
        }),
      ),
  }
}

interface Turn {
  signal: AbortSignal
  isAlone: boolean
  begin: () => void
}

/** Starts tasks in the order they came. An exclusive one waits for the others, and they for it. */
function takeTurns(max: () => number) {
  const waiting: Turn[] = []
  const working = new Set<Turn>()

  function hasRoom({ signal, isAlone }: Turn): boolean {
    // A cancelled run only has to reject.
    if (signal.aborted || working.size === 0) return true
    return !isAlone && working.size < max() && ![...working].some((turn) => turn.isAlone)
  }

  function advance(): void {
    for (let [next] = waiting; next && hasRoom(next); [next] = waiting) {
      waiting.shift()
      working.add(next)
      next.begin()
    }
  }

  return async <Answer>(wish: Omit<Turn, 'begin'>, work: () => Promise<Answer>): Promise<Answer> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const turn = { ...wish, begin: resolve }
    waiting.push(turn)
    advance()
    await promise
    try {
      return await work()
    } finally {
      working.delete(turn)
      advance()
    }
  }
}
