import type { ComponentType, KeyboardEvent } from 'react'
import { isHexColor } from '#kit/check-schema.ts'
import { fill } from '#kit/sentence.ts'
import { useObjectUrl } from '#ui/image/use-object-url.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { EditName } from '../edits.ts'
import type { PageTexts } from '../texts.en.ts'
import { AreasStage } from './areas-stage.tsx'
import { Canvas } from './canvas.tsx'
import { CropStage } from './crop-stage.tsx'
import { PreviewStage } from './preview-stage.tsx'
import styles from './stage.module.css'
import type { StageProps } from './stage-props.ts'
import { StageTools } from './stage-tools.tsx'

/** The selected image, with the edit's visual controls. */
export function Stage({ edit, ...props }: StageProps & { edit: EditName }) {
  const words = usePageTexts<PageTexts>()
  const Shown = stages[edit]

  function press(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const step =
      key === 'y' || (key === 'z' && event.shiftKey) ? props.history?.redo : key === 'z' && props.history?.undo
    if (!step) return
    event.preventDefault()
    step()
  }

  return (
    <section className={styles['stage']} aria-label={words.stage} onKeyDown={press}>
      <Shown {...props} />
    </section>
  )
}

const stages: Record<EditName, ComponentType<StageProps>> = {
  crop: CropStage,
  rotate: PreviewStage,
  watermark: PreviewStage,
  blur: AreasStage,
  split: SplitStage,
  favicon: IconStage,
  strip: RemovedStage,
}

/** The image under the lines along which it is split. */
function SplitStage({ row, values, history }: StageProps) {
  const words = usePageTexts<PageTexts>()
  const { split } = useTool().operations
  const count = (name: string) => {
    const { default: usual } = (split?.input.properties?.[name] ?? {}) as { default?: number }
    return Math.min(50, Math.max(1, Math.round(Number(values[name] ?? usual ?? 3))))
  }
  const [rows, columns] = [count('rows'), count('columns')]
  const lines = (many: number) => Array.from({ length: many - 1 }, (_, index) => `${(100 * (index + 1)) / many}%`)
  return (
    <>
      <StageTools history={history} />
      <Canvas file={row.file} alt={words.original} size={row.about?.size}>
        {lines(columns).map((left) => (
          <i key={left} className={styles['upright']} style={{ left }} />
        ))}
        {lines(rows).map((top) => (
          <i key={top} className={styles['level']} style={{ top }} />
        ))}
      </Canvas>
    </>
  )
}

/** In pixels: on a phone, on a desktop, in a browser's tab. */
const iconSides = [128, 64, 32, 16]

/** A preview of the icon in several sizes. */
function IconStage({ row, values, history }: StageProps) {
  const url = useObjectUrl(row.file)
  const background = String(values['background'] ?? '')
  const look = {
    borderRadius: `${Number(values['radius'] ?? 0)}%`,
    background: isHexColor(background) ? background : undefined,
  }
  return (
    <>
      <StageTools history={history} />
      <div className={styles['icons']}>
        {url &&
          iconSides.map((side) => (
            <figure key={side}>
              <img src={url} alt="" width={side} height={side} style={look} />
              <figcaption>{side}</figcaption>
            </figure>
          ))}
      </div>
    </>
  )
}

/** The metadata that was removed from a file. */
function RemovedStage({ row, history }: StageProps) {
  const words = usePageTexts<PageTexts>()
  const { removed } = row.output ?? {}
  return (
    <>
      <StageTools history={history} />
      {removed && (
        <div className={styles['removed']}>
          <h3>{removed.length > 0 ? fill(words.removedFrom, { name: row.file.name }) : words.nothingRemoved}</h3>
          <ul>
            {removed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
