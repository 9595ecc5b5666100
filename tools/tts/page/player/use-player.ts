import { useCallback, useEffect, useRef, useState } from 'react'
import type { Recording } from '../recording/recording.ts'
import { Player } from './player.browser.ts'

/** Provides the player of the current recording and its position, until the page is closed. */
export function usePlayer() {
  const player = useRef<Player>(null)
  const [time, setTime] = useState(0)
  const [, setCount] = useState(0)
  useEffect(() => () => player.current?.close(), [])

  const open = useCallback((recording: Recording) => {
    player.current?.close()
    player.current = new Player(recording, () => {
      setCount((now) => now + 1)
      setTime(player.current?.time ?? 0)
    })
    setTime(0)
    void player.current.play()
  }, [])

  const isPlaying = player.current?.isPlaying ?? false
  useEffect(() => {
    if (!isPlaying) return
    let frame = requestAnimationFrame(function follow() {
      setTime(player.current?.time ?? 0)
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  return {
    open,
    time,
    isPlaying,
    problem: player.current?.problem,
    toggle: () => (isPlaying ? player.current?.pause() : void player.current?.play()),
    pause: () => player.current?.pause(),
    seek: (seconds: number) => player.current?.seek(seconds),
  }
}
