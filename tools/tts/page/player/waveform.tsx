import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useElementSize } from '#ui/image/use-element-size.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Recording } from '../recording/recording.ts'
import type { PageTexts } from '../texts.en.ts'
import { clockOf } from './clock.ts'
import { drawWaveform } from './draw-waveform.ts'
import styles from './player.module.css'

interface WaveformProps {
  recording: Recording | undefined
  time: number
  onSeek: (seconds: number) => void
}

/** How loud it is over the time; a press goes there, and so do the arrows. */
export function Waveform({ recording, time, onSeek }: WaveformProps) {
  const words = usePageTexts<PageTexts>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useElementSize(canvas)
  const seconds = recording?.seconds ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording is another image of the same object
  useEffect(() => {
    if (canvas.current && size) drawWaveform(canvas.current, size, recording, time)
  }, [recording, seconds, time, size])

  function seekTo({ currentTarget, clientX, buttons }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (buttons === 1) onSeek(((clientX - left) / width) * seconds)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = {
      ArrowLeft: time - 5,
      ArrowRight: time + 5,
      ArrowDown: time - 1,
      ArrowUp: time + 1,
      Home: 0,
      End: seconds,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onSeek(next)
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles['waveform']}
      aria-label={words.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={`${clockOf(time)} / ${clockOf(seconds)}`}
      aria-disabled={seconds === 0}
      onPointerDown={seekTo}
      onPointerMove={seekTo}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} />
    </div>
  )
}
