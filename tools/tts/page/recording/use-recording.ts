import { useCallback, useEffect, useRef, useState } from 'react'
import { InputError, type ValidationIssue } from '#kit/input-error.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { Running } from '#ui/run/use-operation.ts'
import type { Speech } from '../../speech/checked-speech.ts'
import type { PieceReply } from '../../speech/worker-protocol.ts'
import { askWorker } from './ask-worker.browser.ts'
import { Recording } from './recording.ts'

/** What `speak` answers. */
export type Spoken = { file: File; seconds: number }

type State =
  | { state: 'idle' }
  | { state: 'running'; share: number; since: number }
  | { state: 'done'; milliseconds: number; output: Spoken }
  | { state: 'failed'; error: Error }
  | { state: 'cancelled'; share: number }

/** In milliseconds: so often the page is drawn anew while pieces come. */
const beat = 100

/** Makes a recording when somebody asks for it. What was made before stays until then. */
export function useRecording(onBegin: (recording: Recording) => void) {
  const [run, setRun] = useState<State>({ state: 'idle' })
  const [recording, setRecording] = useState<Recording>()
  const cancelling = useRef<AbortController>(null)
  useEffect(() => () => cancelling.current?.abort(), [])

  const generate = useCallback(
    async (speech: Speech, format: 'wav' | 'mp3', issues: ValidationIssue[]) => {
      cancelling.current?.abort()
      if (issues.length > 0) return setRun({ state: 'failed', error: new InputError(issues) })
      const controller = new AbortController()
      const { signal } = controller
      const made = new Recording(speech.text)
      const since = performance.now()
      const show = throttled((share: number) => {
        if (!signal.aborted) setRun({ state: 'running', share, since })
      })
      cancelling.current = controller
      setRun({ state: 'running', share: 0, since })
      setRecording(made)
      onBegin(made)
      // Writing an MP3 takes about as long as speaking.
      const spoken = format === 'mp3' ? 0.5 : 1
      const take = (piece: PieceReply) => {
        made.add(piece)
        show(piece.share * spoken)
      }
      try {
        await askWorker({ speech }, { signal, piece: take })
        made.isWhole = true
        const progress = (share: number) => show(spoken + share * (1 - spoken))
        const file = format === 'mp3' ? await askWorker({ samples: made.samples() }, { signal, progress }) : made.wav()
        if (signal.aborted || file === true) return
        const output = { file, seconds: made.seconds }
        setRun({ state: 'done', milliseconds: performance.now() - since, output })
      } catch (error) {
        if (signal.aborted) return
        // What was made so far can be heard.
        made.isWhole = true
        setRun({ state: 'failed', error: failureOf(error) })
      }
    },
    [onBegin],
  )

  const cancel = useCallback(() => {
    cancelling.current?.abort()
    setRecording((made) => {
      if (made) made.isWhole = true
      return made
    })
    setRun((now) => (now.state === 'running' ? { state: 'cancelled', share: now.share } : now))
  }, [])

  const running = { output: undefined, ...run, cancel, again: () => {} } as Running<Spoken>
  return { run: running, recording, generate, cancel }
}

/** A worker that breaks has one sentence for people; what it is goes to the console. */
function failureOf(error: unknown): Error {
  if (error instanceof ToolError) return error
  console.error(error)
  return new ToolError('failed')
}

/** Passes on the first share at once, and then one a beat. */
function throttled(show: (share: number) => void): (share: number) => void {
  let next = 0
  return (share) => {
    if (performance.now() < next) return
    next = performance.now() + beat
    show(share)
  }
}
