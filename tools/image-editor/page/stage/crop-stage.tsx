import { IconMaximize } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import type { Values } from '#kit/values.ts'
import type { Size } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { anchors, positionAt } from '../../editing/anchors.ts'
import type { PageTexts } from '../texts.en.ts'
import { AreaFrame } from './area-frame.tsx'
import { clampBox, cssPositionOf } from './boxes.ts'
import { Canvas } from './canvas.tsx'
import styles from './stage.module.css'
import type { StageProps } from './stage-props.ts'
import { StageTools } from './stage-tools.tsx'

/** The image under the crop frame. */
export function CropStage({ row, values, change, history }: StageProps) {
  const words = usePageTexts<PageTexts>()
  const canvas = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<Box>()
  const size = row.about?.size
  const isTrimmed = values['ratio'] === 'trim'
  const ratio = ratioOf(values)
  const box = dragged ?? (size && boxOf(values, size, ratio))
  const isWhole = ['left', 'top', 'width', 'height'].every((name) => values[name] === undefined)
  return (
    <>
      <StageTools history={history}>
        <IconButton
          label={words.whole}
          disabled={isWhole}
          onClick={() => change({ left: undefined, top: undefined, width: undefined, height: undefined })}
        >
          <IconMaximize size={18} stroke={1.75} />
        </IconButton>
      </StageTools>
      {isTrimmed && row.output ? (
        <Canvas key="trimmed" file={row.output.file} alt={words.preview} size={undefined} />
      ) : (
        <Canvas ref={canvas} file={row.file} alt={words.original} size={size}>
          {box && size && !isTrimmed && <Dim box={box} image={size} />}
          {box && size && !isTrimmed && (
            <AreaFrame
              isChosen
              box={box}
              image={size}
              canvas={canvas}
              ratio={ratio}
              label={fill(words.frame, { ...box })}
              onDrag={setDragged}
              onChange={(next) => {
                setDragged(undefined)
                change({ ...next })
              }}
            />
          )}
        </Canvas>
      )}
    </>
  )
}

/** Dims what will be cropped away. */
const Dim = ({ box, image }: { box: Box; image: Size }) => (
  <div className={styles['dim']}>
    <i style={cssPositionOf(box, image)} />
  </div>
)

function ratioOf(values: Values): number | undefined {
  const [, across, down] = /^(\d{1,2}):(\d{1,2})$/.exec(String(values['ratio'] ?? '')) ?? []
  return across && down ? Number(across) / Number(down) : undefined
}

/** Returns the box that the operation crops to: the area, or the largest box of the ratio in it. */
function boxOf(values: Values, image: Size, ratio: number | undefined): Box {
  const number = (name: string, usual: number) => (typeof values[name] === 'number' ? Number(values[name]) : usual)
  const [left, top] = [number('left', 0), number('top', 0)]
  const given = { left, top, width: number('width', image.width - left), height: number('height', image.height - top) }
  const area = clampBox(given, image)
  if (!ratio) return area
  const width = Math.max(1, Math.round(Math.min(area.width, area.height * ratio)))
  const piece = { width, height: Math.max(1, Math.min(area.height, Math.round(width / ratio))) }
  const place = positionAt(piece, area, anchors.find((name) => name === values['gravity']) ?? 'center')
  return { ...piece, left: area.left + place.left, top: area.top + place.top }
}
