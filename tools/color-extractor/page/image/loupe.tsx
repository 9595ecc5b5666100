import { useEffect, useRef } from 'react'
import styles from './picker.module.css'
import type { Pixels } from './pixels.ts'

interface LoupeProps {
  pixels: Pixels
  x: number
  y: number
}

/** How many pixels are seen a side, an odd number so that one is in the middle, and how large each is. */
const across = 11
const side = 10

/** The pixels around a place, enlarged, with the one in the middle marked and its color beside. */
export function Loupe({ pixels, x, y }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const hex = pixels.colorAt(x, y)
  const [left, top] = [(x + 0.5) / pixels.width, (y + 0.5) / pixels.height]

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const before = (across - 1) / 2
    context.imageSmoothingEnabled = false
    context.clearRect(0, 0, across * side, across * side)
    context.drawImage(pixels.canvas, x - before, y - before, across, across, 0, 0, across * side, across * side)
  }, [pixels, x, y])

  return (
    <span
      className={styles['loupe']}
      data-left={left > 0.5 || undefined}
      data-up={top > 0.5 || undefined}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      aria-hidden="true"
    >
      <canvas ref={canvas} width={across * side} height={across * side} />
      <i />
      <code>{hex ?? '–'}</code>
    </span>
  )
}
