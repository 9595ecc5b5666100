import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { rgbOf } from '#lib/color/rgb.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { nameOf } from '../../color/names.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './picker.module.css'
import type { Pixels } from './pixels.ts'
import { usePixels } from './use-pixels.ts'

interface PickerProps {
  file: File
  onPick: (hex: string) => string
}

/** An image under a loupe that the pointer or the arrows move; pressing takes the color in its middle. */
export function Picker({ file, onPick }: PickerProps) {
  const words = usePageTexts<PageTexts>()
  const { pixels, isUnseen } = usePixels(file)
  if (isUnseen) return <p className={styles['hint']}>{words.unseen}</p>
  return pixels ? <PixelPicker pixels={pixels} onPick={onPick} /> : <div className={styles['waiting']} />
}

interface Point {
  x: number
  y: number
}

function PixelPicker({ pixels, onPick }: { pixels: Pixels; onPick: (hex: string) => string }) {
  const words = usePageTexts<PageTexts>()
  const names = useToolTexts<typeof en>().output.colors.columns.name.choices
  const announce = useAnnounce()
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [point, setPoint] = useState<Point>()
  const [taken, show] = useTransientValue<{ hex: string; said: string }>()

  useEffect(() => {
    const view = canvas.current
    if (view) drawWhole(view, pixels)
  }, [pixels])

  const middle = { x: Math.floor(pixels.width / 2), y: Math.floor(pixels.height / 2) }
  function take(at: Point): void {
    const hex = pixels.colorAt(at.x, at.y)
    setPoint(at)
    const said = hex ? onPick(hex) : words.transparent
    if (hex) show({ hex, said }, 3000)
    announce(said)
  }
  function placeOf(event: MouseEvent): Point {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: within(((event.clientX - box.left) / box.width) * pixels.width, pixels.width),
      y: within(((event.clientY - box.top) / box.height) * pixels.height, pixels.height),
    }
  }
  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape' && point) {
      // Only the loupe goes: Esc cancels a run elsewhere on the page.
      event.stopPropagation()
      setPoint(undefined)
    }
    const [right, down] = steps[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return
    event.preventDefault()
    const from = point ?? middle
    const by = event.shiftKey ? 10 : 1
    const next = { x: within(from.x + right * by, pixels.width), y: within(from.y + down * by, pixels.height) }
    const hex = pixels.colorAt(next.x, next.y)
    setPoint(next)
    announce(hex ? `${hex} ${names[nameOf(rgbOf(hex))]}` : words.transparent)
  }

  return (
    <>
      <div className={styles['frame']}>
        <button
          type="button"
          className={styles['picker']}
          aria-label={words.pick}
          aria-describedby={hint}
          onPointerMove={(event) => setPoint(placeOf(event))}
          // A finger is gone as soon as it has taken a color, which is to be seen.
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPoint(undefined)}
          // A click by a key has no place, and a touch that scrolls is none.
          onClick={(event) => take(event.detail === 0 ? (point ?? middle) : placeOf(event))}
          onBlur={() => setPoint(undefined)}
          onKeyDown={move}
        >
          <canvas ref={canvas} />
          {point && <Loupe pixels={pixels} {...point} />}
        </button>
      </div>
      <p id={hint} className={styles['hint']} hidden={taken !== undefined}>
        {words.keys}
      </p>
      {taken && (
        <p className={styles['hint']} aria-hidden="true">
          <span style={{ backgroundColor: taken.hex }} />
          {taken.said}
        </p>
      )}
    </>
  )
}

const within = (value: number, size: number): number => Math.min(size - 1, Math.max(0, Math.floor(value)))

const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** In pixels: sharp also on a fine screen. */
const maxShownSide = 1200

/** Draws all of an image into a canvas; a small one so that its pixels stay sharp. */
function drawWhole(view: HTMLCanvasElement, { canvas, width, height }: Pixels): void {
  const fit = maxShownSide / Math.max(width, height)
  const scale = fit > 2 ? Math.floor(fit) : Math.min(1, fit)
  view.width = Math.max(1, Math.round(width * scale))
  view.height = Math.max(1, Math.round(height * scale))
  const context = view.getContext('2d')
  if (!context) return
  context.imageSmoothingEnabled = scale < 1
  context.drawImage(canvas, 0, 0, view.width, view.height)
}

interface LoupeProps {
  pixels: Pixels
  x: number
  y: number
}

/** How many pixels are seen a side, an odd number so that one is in the middle, and how large each is. */
const across = 11
const side = 10

/** The pixels around a place, enlarged, with the one in the middle marked and its color beside. */
function Loupe({ pixels, x, y }: LoupeProps) {
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
