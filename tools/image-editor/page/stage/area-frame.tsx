import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import type { Size } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { cssPositionOf, type Handle, handles, moveBox, resizeBox } from './boxes.ts'
import styles from './stage.module.css'

interface AreaFrameProps {
  box: Box
  image: Size
  /** The element that it is positioned on, of the displayed image's size. */
  canvas: RefObject<HTMLElement | null>
  label: string
  /** Width divided by height, where it is fixed. */
  ratio?: number | undefined
  /** Whether its handles are shown. */
  isChosen: boolean
  /** Called continuously while it is dragged. */
  onDrag: (box: Box) => void
  /** Called once after a change. */
  onChange: (box: Box) => void
  onChoose?: () => void
  onRemove?: () => void
}

/** An area of an image that can be moved and resized by pointer or keyboard. */
export function AreaFrame(props: AreaFrameProps) {
  const { box, image, canvas, label, ratio, isChosen, onDrag, onChange, onChoose, onRemove } = props
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const drag = useRef<{ handle: Handle | undefined; x: number; y: number; from: Box; to: Box }>(undefined)

  const changed = (from: Box, handle: Handle | undefined, byX: number, byY: number): Box =>
    handle ? resizeBox(from, handle, byX, byY, image, ratio) : moveBox(from, byX, byY, image)

  const pointers = (handle?: Handle) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation()
      if (event.button !== 0 || !event.isPrimary) return
      drag.current = { handle, x: event.clientX, y: event.clientY, from: box, to: box }
      event.currentTarget.setPointerCapture(event.pointerId)
      onChoose?.()
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const seen = canvas.current?.getBoundingClientRect()
      if (!drag.current || !seen) return
      const { x, y, from } = drag.current
      const scale = image.width / seen.width
      drag.current.to = changed(from, handle, (event.clientX - x) * scale, (event.clientY - y) * scale)
      onDrag(drag.current.to)
    },
    onLostPointerCapture() {
      const { from, to } = drag.current ?? {}
      drag.current = undefined
      if (to && from !== to) onChange(to)
    },
  })

  const keys = (handle?: Handle) => (event: KeyboardEvent) => {
    if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      return onRemove()
    }
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    const next = changed(box, handle, step[0] * by, step[1] * by)
    onChange(next)
    announce(fill(words.at, { ...next }))
  }

  return (
    <div className={styles['area']} data-chosen={isChosen || undefined} style={cssPositionOf(box, image)}>
      <button
        type="button"
        className={styles['move']}
        aria-label={label}
        onFocus={onChoose}
        onKeyDown={keys()}
        {...pointers()}
      />
      {isChosen &&
        handles.map((handle) => (
          <button
            key={handle}
            type="button"
            className={styles['handle']}
            data-handle={handle}
            aria-label={words.handles[handle]}
            onKeyDown={keys(handle)}
            {...pointers(handle)}
          />
        ))}
    </div>
  )
}

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
