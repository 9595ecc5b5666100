import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { download } from '#ui/save/save.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Recording } from '../recording/recording.ts'
import { writeMp3 } from '../recording/write-mp3.browser.ts'
import type { PageTexts } from '../texts.en.ts'

/** Downloads a WAV recording as MP3, a tenth of its size. It is encoded on demand. */
export function Mp3Button({ recording, isDisabled }: { recording: Recording | undefined; isDisabled: boolean }) {
  const words = usePageTexts<PageTexts>()
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle')
  const writing = useRef<AbortController>(null)
  // Cancels encoding another recording.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is cancelled with its recording
  useEffect(() => {
    setState('idle')
    return () => writing.current?.abort()
  }, [recording])

  async function save(): Promise<void> {
    if (!recording || state === 'writing') return
    const controller = new AbortController()
    const { signal } = controller
    writing.current = controller
    setState('writing')
    try {
      const file = await writeMp3(recording.samples(), signal)
      if (signal.aborted) return
      download(file)
      setState('idle')
    } catch {
      if (!signal.aborted) setState('failed')
    }
  }

  return (
    <>
      <Button
        disabled={isDisabled}
        aria-disabled={state === 'writing' || undefined}
        aria-label={`${words.download} MP3`}
        onClick={() => void save()}
      >
        {state === 'writing' ? words.writing : 'MP3'}
      </Button>
      {state === 'failed' && <p role="alert">{words.mp3Failed}</p>}
    </>
  )
}
