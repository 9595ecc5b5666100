import { useCallback, useEffect, useRef, useState } from 'react'
import { type SystemSpeech, speakWithSystemVoice } from './system-speaker.browser.ts'

/** Speaks with a system voice, one text at a time. */
export function useSystemSpeaker() {
  const [state, setState] = useState<'idle' | 'speaking' | 'failed'>('idle')
  const stopping = useRef<() => void>(null)
  const stop = useCallback(() => stopping.current?.(), [])
  useEffect(() => stop, [stop])

  const speak = useCallback((speech: SystemSpeech) => {
    stopping.current?.()
    setState('speaking')
    stopping.current = speakWithSystemVoice(speech, (hasFailed) => setState(hasFailed ? 'failed' : 'idle'))
  }, [])

  return { state, speak, stop }
}
