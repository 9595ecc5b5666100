import { type ReactNode, useMemo } from 'react'
import { type Runner, RunnerProvider, useRunner } from '#ui/run/runner.ts'
import { errors } from '../errors.ts'
import { RegexBench } from './regex-bench.tsx'

/** A pattern, a text, and the operations on the two. */
export default function RegexTesterPage() {
  return (
    <TimeLimit>
      <RegexBench />
    </TimeLimit>
  )
}

/** The grace period, in milliseconds, in which an engine may stop by itself, which keeps its worker alive. */
const grace = 500

/** Stops what its engine does not stop: a run that takes longer than its input allows ends with its worker. */
function TimeLimit({ children }: { children: ReactNode }) {
  const runner = useRunner()
  const limited = useMemo(() => limit(runner), [runner])
  return <RunnerProvider value={limited}>{children}</RunnerProvider>
}

/** The time limit of a run, in seconds, as its operation would parse it. */
function secondsIn(input: unknown): number {
  const { seconds } = Object(input)
  return typeof seconds === 'number' && seconds >= 0.1 && seconds <= 60 ? seconds : 2
}

const limit = (runner: Runner): Runner => ({
  ...runner,
  async run(tool, operation, input, call, how) {
    call.signal.throwIfAborted()
    const seconds = secondsIn(input)
    const stopping = new AbortController()
    const stop = () => stopping.abort(call.signal.reason)
    call.signal.addEventListener('abort', stop)
    let timer: ReturnType<typeof setTimeout> | undefined
    // The first progress comes when the engine is loaded: loading does not count towards the limit.
    const progress = (share: number) => {
      timer ??= setTimeout(() => stopping.abort(errors.timeout({ seconds })), seconds * 1000 + grace)
      call.progress(share)
    }
    try {
      return await runner.run(tool, operation, input, { signal: stopping.signal, progress }, how)
    } finally {
      clearTimeout(timer)
      call.signal.removeEventListener('abort', stop)
    }
  },
})
