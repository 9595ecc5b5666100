import { useCallback, useEffect, useMemo, useState } from 'react'
import { isBug } from '#core/report-bug.ts'
import type { InputOf, OutputOf } from '#kit/description.ts'
import { InputError, type ValidationIssue } from '#kit/input-error.ts'
import { ToolError } from '#kit/tool-error.ts'
import { type Run, type Running, useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import type * as operations from '../../operations.ts'
import type { speak } from '../../speak.ts'
import { Recording } from './recording.ts'

/** What `speak` answers. */
export type Spoken = OutputOf<typeof speak>

/** What somebody has asked for, and what is made of it. */
interface Wish {
  input: InputOf<typeof speak>
  recording: Recording
  /** When it was asked for, by `performance.now`. */
  since: number
}

/** Makes a recording when somebody asks for it. What was made before stays until then. */
export function useRecording(onBegin: (recording: Recording) => void) {
  const { speak } = useOperations<typeof operations>()
  const [wish, setWish] = useState<Wish>()
  const [refusal, setRefusal] = useState<InputError>()
  const recording = wish?.recording
  const making = useOperation(speak, wish?.input, {
    delay: 0,
    // There may be a hundred sentences a second.
    progressInterval: 100,
    onChunk: recording && ((chunk) => recording.add(chunk)),
  })
  const { cancel, again } = making
  // A recording that is seen for the first time has no run yet: what the run says is of the recording before.
  const [begun, setBegun] = useState<Recording>()
  useEffect(() => setBegun(recording), [recording])
  const own: Running<Spoken> =
    wish && begun !== recording
      ? { state: 'running', share: 0, since: wish.since, output: making.output, cancel, again }
      : making
  const { state } = own
  const file = state === 'done' ? own.output.file : undefined

  useEffect(() => {
    // What was made before a cancel or a failure can be heard.
    if (recording) recording.isWhole = state !== 'running'
  }, [recording, state])
  useEffect(() => {
    if (recording && file) recording.finish(file)
  }, [recording, file])

  const generate = useCallback(
    (input: Wish['input'], issues: ValidationIssue[]) => {
      cancel()
      setRefusal(issues.length > 0 ? new InputError(issues) : undefined)
      if (issues.length > 0) return
      const made = new Recording(input.text)
      setWish({ input, recording: made, since: performance.now() })
      // The same may be asked for twice.
      again()
      onBegin(made)
    },
    [cancel, again, onBegin],
  )

  return { run: useShownRun(own, refusal), recording, generate, cancel }
}

/** The run as the page shows it: a file is that of the recording or none, and a bug has one sentence for people. */
function useShownRun(making: Running<Spoken>, refusal: InputError | undefined): Running<Spoken> {
  const failure = making.state === 'failed' ? making.error : undefined
  const error = useMemo(
    () => refusal ?? (failure && isBug(failure) ? new ToolError('failed') : failure),
    [refusal, failure],
  )
  const { cancel, again } = making
  const output = refusal || making.state !== 'done' ? undefined : making.output
  const shown = error ? { state: 'failed' as const, error, output } : { ...making, output }
  return { ...(shown as Run<Spoken>), cancel, again }
}
