import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useElementSize } from '#ui/image/use-element-size.ts'
import type { Size } from '#ui/image/view.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { peaksPerSecond } from '../../speech/peaks.ts'
import type { Recording } from '../recording/recording.ts'
import type { PageTexts } from '../texts.en.ts'
import { formatTime } from './format-time.ts'
import styles from './player.module.css'

interface WaveformProps {
  recording: Recording | undefined
  time: number
  onSeek: (seconds: number) => void
}

/** The loudness over time; a click or the arrow keys seek. */
export function Waveform({ recording, time, onSeek }: WaveformProps) {
  const words = usePageTexts<PageTexts>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useElementSize(canvas)
  const seconds = recording?.seconds ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a recording grows without being another object
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
      aria-valuetext={`${formatTime(time)} / ${formatTime(seconds)}`}
      aria-disabled={seconds === 0}
      onPointerDown={seekTo}
      onPointerMove={seekTo}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} />
    </div>
  )
}

/** In pixels. */
const bar = { width: 2, step: 3 }
const timelineHeight = 12

/** Draws the waveform, its played part in the brand's color, and below a timeline with the start of each line. */
function drawWaveform(canvas: HTMLCanvasElement, size: Size, recording: Recording | undefined, time: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = devicePixelRatio
  const { width, height } = size
  canvas.width = width * scale
  canvas.height = height * scale
  context.scale(scale, scale)
  const style = getComputedStyle(canvas)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const seconds = recording?.seconds ?? 0
  const heard = seconds > 0 ? (time / seconds) * width : 0
  const middle = (height - timelineHeight) / 2

  for (let x = 0; x < width; x += bar.step) {
    const loudness = recording ? peakBetween(recording.peaks, x / width, (x + bar.step) / width) : 0
    const tall = Math.max(2, (loudness / 255) * (height - timelineHeight - 4))
    context.fillStyle = x < heard ? color('--brand') : color('--line-strong')
    context.fillRect(x, middle - tall / 2, bar.width, tall)
  }
  drawTimeline(context, size, recording, color)
  if (seconds > 0) {
    context.fillStyle = color('--text')
    context.fillRect(Math.min(heard, width - 2), 0, 2, height)
  }
}

function peakBetween(peaks: Uint8Array, from: number, to: number): number {
  const [first, last] = [Math.floor(from * peaks.length), Math.max(1, Math.ceil((to - from) * peaks.length))]
  return peaks.subarray(first, first + last).reduce((max, peak) => Math.max(max, peak), 0)
}

/** Marks the start of each sentence, unless there are so many that marks would touch. */
function drawTimeline(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  recording: Recording | undefined,
  color: (name: string) => string,
): void {
  context.fillStyle = color('--line')
  context.fillRect(0, height - timelineHeight, width, 1)
  const cues = recording?.cues ?? []
  if (!recording || cues.length * 4 > width) return
  const length = Math.max(recording.seconds, 1 / peaksPerSecond)
  context.fillStyle = color('--brand')
  for (const { start } of cues)
    context.fillRect(Math.min((start / length) * width, width - 2), height - timelineHeight, 2, timelineHeight)
}
