import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type PointerEvent, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { AreaFrame } from './area-frame.tsx'
import { boxBetween, clampBox, type Point } from './boxes.ts'
import { Canvas } from './canvas.tsx'
import type { StageProps } from './stage-props.ts'
import { StageTools } from './stage-tools.tsx'

/** In pixels of the screen, so that a click without a drag draws no area. */
const minDrag = 4

/** The operation's limit per image. */
const maxAreas = 100

/** The image with the covered areas, which can be drawn, moved and removed. */
export function AreasStage({ row, values, change, history }: StageProps) {
  const words = usePageTexts<PageTexts>()
  const canvas = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const [dragged, setDragged] = useState<{ index: number; box: Box }>()
  const size = row.about?.size
  const areas = (Array.isArray(values['areas']) ? values['areas'] : []) as Box[]
  const isNew = dragged !== undefined && dragged.index >= areas.length
  const shown = !dragged ? areas : isNew ? [...areas, dragged.box] : areas.with(dragged.index, dragged.box)

  const put = (next: Box[], index: number) => {
    setDragged(undefined)
    setChosen(index)
    change({ areas: next })
  }
  const remove = (index: number) => {
    put(areas.toSpliced(index, 1), Math.max(0, index - 1))
    canvas.current?.focus()
  }
  const draw = useDrawing(canvas, size, {
    onDrag: (box) => areas.length < maxAreas && setDragged({ index: areas.length, box }),
    onDrawn: (box) => (areas.length < maxAreas ? put([...areas, box], areas.length) : setDragged(undefined)),
    onNone: () => setDragged(undefined),
  })

  return (
    <>
      <StageTools history={history} note={fill(words.areas(areas.length), { count: areas.length })}>
        <IconButton
          label={words.addArea}
          disabled={!size || areas.length >= maxAreas}
          onClick={() => size && put([...areas, middleOf(size)], areas.length)}
        >
          <IconPlus size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={words.removeArea} disabled={!areas[chosen]} onClick={() => remove(chosen)}>
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
      </StageTools>
      <Canvas
        ref={canvas}
        file={areas.length > 0 && row.output ? row.output.file : row.file}
        alt={words.original}
        size={size}
        drawing={draw}
      >
        {size &&
          shown.map((box, index) => (
            <AreaFrame
              // biome-ignore lint/suspicious/noArrayIndexKey: an area has no identity but its index
              key={index}
              box={clampBox(box, size)}
              image={size}
              canvas={canvas}
              label={fill(words.area, { number: index + 1, ...box })}
              isChosen={index === (isNew ? dragged.index : chosen)}
              onChoose={() => setChosen(index)}
              onDrag={(next) => setDragged({ index, box: next })}
              onChange={(next) => put(areas.with(index, next), index)}
              onRemove={() => remove(index)}
            />
          ))}
      </Canvas>
    </>
  )
}

interface Size {
  width: number
  height: number
}

/** A new area: a quarter of the image's width and height, centered. */
const middleOf = ({ width, height }: Size): Box => ({
  left: Math.floor(width * 0.375),
  top: Math.floor(height * 0.375),
  width: Math.max(1, Math.floor(width / 4)),
  height: Math.max(1, Math.floor(height / 4)),
})

interface Drawing {
  onDrag: (box: Box) => void
  onDrawn: (box: Box) => void
  onNone: () => void
}

/** Draws a box on an image by dragging the pointer. */
function useDrawing(canvas: { current: HTMLElement | null }, size: Size | undefined, handlers: Drawing) {
  const drawing = useRef<{ from: Point; box?: Box }>(undefined)

  function pointOf({ clientX, clientY }: PointerEvent): Point | undefined {
    const seen = canvas.current?.getBoundingClientRect()
    if (!seen || !size) return undefined
    const scale = size.width / seen.width
    return { x: (clientX - seen.left) * scale, y: (clientY - seen.top) * scale }
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const from = pointOf(event)
      if (!from || event.button !== 0 || !event.isPrimary) return
      drawing.current = { from }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const to = pointOf(event)
      const seen = canvas.current?.getBoundingClientRect()
      if (!drawing.current || !to || !size || !seen) return
      const { from } = drawing.current
      if (Math.hypot(to.x - from.x, to.y - from.y) * (seen.width / size.width) < minDrag) return
      drawing.current.box = boxBetween(from, to, size)
      handlers.onDrag(drawing.current.box)
    },
    onLostPointerCapture() {
      const { box } = drawing.current ?? {}
      drawing.current = undefined
      if (box) handlers.onDrawn(box)
      else handlers.onNone()
    },
  }
}
