import { type ReactNode, useMemo } from 'react'
import { type Runner, RunnerProvider, useRunner } from '#ui/run/runner.ts'
import { errors } from '../errors.ts'
import { RegexBench } from './regex-bench.tsx'

/** A pattern, a text, and everything that can be known of the two. */
export default function RegexTesterPage() {
  return (
    <TimeLimit>
      <RegexBench />
    </TimeLimit>
  )
}

/** Milliseconds that an engine has for stopping by itself, which leaves its worker alive. */
const grace = 500

/** Stops what its engine does not stop: a run that takes longer than its input allows ends with its worker. */
function TimeLimit({ children }: { children: ReactNode }) {
  const runner = useRunner()
  const limited = useMemo(() => limit(runner), [runner])
  return <RunnerProvider value={limited}>{children}</RunnerProvider>
}

/** The seconds of a run as its operation would read them. */
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
    // The first sign comes when the engine is there: what it takes to load is no fault of the pattern.
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
