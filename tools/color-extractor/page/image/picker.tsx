import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { rgbOf } from '#lib/color/rgb.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { colorNameOf } from '../../color/names.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './picker.module.css'
import { type Pixels, readPixels } from './pixels.ts'

interface PickerProps {
  file: File
  onPick: (hex: string) => string
}

/** An image with a loupe, moved by pointer or arrow keys; a click or Enter picks the color at its center. */
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
  const [picked, show] = useTransientValue<{ hex: string; said: string }>()

  useEffect(() => {
    const view = canvas.current
    if (view) drawScaled(view, pixels)
  }, [pixels])

  const middle = { x: Math.floor(pixels.width / 2), y: Math.floor(pixels.height / 2) }
  function pick(at: Point): void {
    const hex = pixels.colorAt(at.x, at.y)
    setPoint(at)
    const said = hex ? onPick(hex) : words.transparent
    if (hex) show({ hex, said }, 3000)
    announce(said)
  }
  function pointOf(event: MouseEvent): Point {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: clampIndex(((event.clientX - box.left) / box.width) * pixels.width, pixels.width),
      y: clampIndex(((event.clientY - box.top) / box.height) * pixels.height, pixels.height),
    }
  }
  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape' && point) {
      // Hides only the loupe, since Esc elsewhere cancels the run.
      event.stopPropagation()
      setPoint(undefined)
    }
    const [right, down] = steps[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return
    event.preventDefault()
    const from = point ?? middle
    const by = event.shiftKey ? 10 : 1
    const next = { x: clampIndex(from.x + right * by, pixels.width), y: clampIndex(from.y + down * by, pixels.height) }
    const hex = pixels.colorAt(next.x, next.y)
    setPoint(next)
    announce(hex ? `${hex} ${names[colorNameOf(rgbOf(hex))]}` : words.transparent)
  }

  return (
    <>
      <div className={styles['frame']}>
        <button
          type="button"
          className={styles['picker']}
          aria-label={words.pick}
          aria-describedby={hint}
          onPointerMove={(event) => setPoint(pointOf(event))}
          // After a touch the loupe stays, to show the picked color.
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPoint(undefined)}
          // A click by keyboard has no position. Scrolling by touch gives no click.
          onClick={(event) => pick(event.detail === 0 ? (point ?? middle) : pointOf(event))}
          onBlur={() => setPoint(undefined)}
          onKeyDown={move}
        >
          <canvas ref={canvas} />
          {point && <Loupe pixels={pixels} {...point} />}
        </button>
      </div>
      <p id={hint} className={styles['hint']} hidden={picked !== undefined}>
        {words.keys}
      </p>
      {picked && (
        <p className={styles['hint']} aria-hidden="true">
          <span style={{ backgroundColor: picked.hex }} />
          {picked.said}
        </p>
      )}
    </>
  )
}

const clampIndex = (value: number, size: number): number => Math.min(size - 1, Math.max(0, Math.floor(value)))

const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** In pixels: sharp on high-density screens too. */
const maxShownSide = 1200

/** Draws an image scaled to a canvas; a small one is enlarged by a whole factor without smoothing. */
function drawScaled(view: HTMLCanvasElement, { canvas, width, height }: Pixels): void {
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

/** The number of pixels on each side of the loupe, odd so that one is in the center, and their displayed size. */
const across = 11
const side = 10

/** The pixels around a point, enlarged, with the center marked and its color as text. */
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

/** Returns the pixels of a file; undefined until they are read, or if the browser can't display it. */
function usePixels(file: File): { pixels: Pixels | undefined; isUnseen: boolean } {
  const [read, setRead] = useState<{ file?: File; pixels?: Pixels | undefined }>({})
  useEffect(() => {
    let isOld = false
    const finish = (pixels?: Pixels) => {
      if (!isOld) setRead({ file, pixels })
    }
    readPixels(file).then(finish, () => finish())
    return () => {
      isOld = true
    }
  }, [file])
  const isRead = read.file === file
  return { pixels: isRead ? read.pixels : undefined, isUnseen: isRead && !read.pixels }
}
