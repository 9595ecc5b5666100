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

/** The output of `speak`. */
export type SpeakOutput = OutputOf<typeof speak>

/** A requested speech, and its recording. */
interface SpeechRequest {
  input: InputOf<typeof speak>
  recording: Recording
  /** The time of the request, from `performance.now()`. */
  since: number
}

/** Makes a recording on request. The previous one stays until then. */
export function useRecording(onBegin: (recording: Recording) => void) {
  const { speak } = useOperations<typeof operations>()
  const [request, setRequest] = useState<SpeechRequest>()
  const [refusal, setRefusal] = useState<InputError>()
  const recording = request?.recording
  const making = useOperation(speak, request?.input, {
    delay: 0,
    // There may be a hundred sentences per second.
    progressInterval: 100,
    onChunk: recording && ((chunk) => recording.add(chunk)),
  })
  const { cancel, again } = making
  // A new recording has no run in its first render: the run's state is still that of the previous one.
  const [begun, setBegun] = useState<Recording>()
  useEffect(() => setBegun(recording), [recording])
  const own: Running<SpeakOutput> =
    request && begun !== recording
      ? { state: 'running', share: 0, since: request.since, output: making.output, cancel, again }
      : making
  const { state } = own
  const file = state === 'done' ? own.output.file : undefined

  useEffect(() => {
    // What was made before a cancellation or failure can be played.
    if (recording) recording.isComplete = state !== 'running'
  }, [recording, state])
  useEffect(() => {
    if (recording && file) recording.finish(file)
  }, [recording, file])

  const generate = useCallback(
    (input: SpeechRequest['input'], issues: ValidationIssue[]) => {
      cancel()
      setRefusal(issues.length > 0 ? new InputError(issues) : undefined)
      if (issues.length > 0) return
      const made = new Recording(input.text)
      setRequest({ input, recording: made, since: performance.now() })
      // Runs even if the input is the same.
      again()
      onBegin(made)
    },
    [cancel, again, onBegin],
  )

  return { run: useShownRun(own, refusal), recording, generate, cancel }
}

/** The run for display: without the file of a previous recording, and with a general message for bugs. */
function useShownRun(making: Running<SpeakOutput>, refusal: InputError | undefined): Running<SpeakOutput> {
  const failure = making.state === 'failed' ? making.error : undefined
  const error = useMemo(
    () => refusal ?? (failure && isBug(failure) ? new ToolError('failed') : failure),
    [refusal, failure],
  )
  const { cancel, again } = making
  const output = refusal || making.state !== 'done' ? undefined : making.output
  const shown = error ? { state: 'failed' as const, error, output } : { ...making, output }
  return { ...(shown as Run<SpeakOutput>), cancel, again }
}
