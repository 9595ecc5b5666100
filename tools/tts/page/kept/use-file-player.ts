import { useCallback, useRef, useState } from 'react'
import type { PlayerProblem } from '../player/player.browser.ts'

/** Plays one file at a time. */
export function useFilePlayer() {
  const [playing, setPlaying] = useState<string>()
  const [problem, setProblem] = useState<PlayerProblem>()
  const audio = useRef<HTMLAudioElement>(null)

  const stop = useCallback(() => {
    audio.current?.pause()
    if (audio.current) URL.revokeObjectURL(audio.current.src)
    audio.current = null
    setPlaying(undefined)
  }, [])

  const play = useCallback(
    (id: string, file: File) => {
      stop()
      const element = new Audio(URL.createObjectURL(file))
      audio.current = element
      const end = (found?: PlayerProblem) => {
        if (audio.current !== element) return
        stop()
        setProblem(found)
      }
      element.onended = () => end()
      element.onerror = () => end('failed')
      setProblem(undefined)
      setPlaying(id)
      element.play().catch((error) => end(error?.name === 'NotAllowedError' ? 'blocked' : 'failed'))
    },
    [stop],
  )

  return { playing, problem, play, stop }
}
