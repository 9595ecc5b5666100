import { useCallback, useEffect, useState } from 'react'
import { useHistory } from '#ui/history/use-history.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import type { Recording } from '../recording/recording.ts'
import type { SpeakOutput } from '../recording/use-recording.ts'
import { writeMp3 } from '../recording/write-mp3.browser.ts'
import { type KeptAudio, keepAudio, readKept, removeKept } from './kept-audio.browser.ts'

/** In seconds. Longer recordings aren't kept: they take more than ten megabytes, and long to encode. */
const maxSeconds = 20 * 60

/** Keeps each recording on this device once it is done, as MP3, while the history is on. */
export function useKeptAudio(run: Running<SpeakOutput>, recording: Recording | undefined, voice: string) {
  const [kept, setKept] = useState<KeptAudio[]>([])
  const { isOn } = useHistory()
  const output = run.state === 'done' ? run.output : undefined
  useEffect(() => void readKept().then(setKept), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the voice is the one chosen when it was made
  useEffect(() => {
    if (!output || !recording || !isOn || output.seconds > maxSeconds) return
    const controller = new AbortController()
    const { signal } = controller
    void (async () => {
      const file = output.file.type === 'audio/mpeg' ? output.file : await writeMp3(recording.samples(), signal)
      if (signal.aborted) return
      setKept(await keepAudio(file, { text: recording.text.slice(0, 200), voice, seconds: output.seconds }))
    })().catch(() => {
      // The speech itself exists; the list shows that it isn't kept.
    })
    return () => controller.abort()
  }, [output, recording, isOn])

  const remove = useCallback(async (id: string) => setKept(await removeKept(id)), [])
  return { kept, remove }
}
