import { useCallback, useState } from 'react'
import { issuesIn } from '#kit/check-schema.ts'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import type * as operations from '../operations.ts'
import { usePlayer } from './player/use-player.ts'
import type { Recording } from './recording/recording.ts'
import { useRecording } from './recording/use-recording.ts'
import { useSystemSpeaker } from './system/use-system-speaker.ts'
import { useSpeech } from './use-speech.ts'

/** What stands in the fields, the speech that was made of it, and all that is to be heard: one voice at a time. */
export function useSpeechBench() {
  const { speak } = useOperations<typeof operations>()
  const { values, change } = useValues(speak.input)
  const { speech, format, key } = useSpeech(values)
  const [made, setMade] = useState('')
  const player = usePlayer()
  const speaker = useSystemSpeaker()
  const { stop } = speaker
  const { open } = player
  const play = useCallback(
    (recording: Recording) => {
      stop()
      open(recording)
    },
    [stop, open],
  )
  const { run: making, recording, generate, cancel } = useRecording(play)
  const run = {
    ...making,
    cancel() {
      cancel()
      player.pause()
    },
  }
  const runNow = () => {
    setMade(key)
    const input = { ...speech, format }
    generate(input, issuesIn(speak.input, input))
  }
  const hush = () => {
    player.pause()
    stop()
  }
  useRunHistory(speak, values, making)
  useBenchKeys(run, runNow, 'file')
  /** Whether what was made is what the fields ask for. */
  const isFresh = run.state === 'done' && made === key
  return { values, change, speech, player, speaker, run, runNow, recording, hush, isFresh }
}
