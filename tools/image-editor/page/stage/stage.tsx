import type { ComponentType, KeyboardEvent } from 'react'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { EditName } from '../edits.ts'
import type { PageTexts } from '../texts.en.ts'
import { AreasStage } from './areas-stage.tsx'
import { CropStage } from './crop-stage.tsx'
import { IconStage } from './icon-stage.tsx'
import { PreviewStage } from './preview-stage.tsx'
import { RemovedStage } from './removed-stage.tsx'
import { SplitStage } from './split-stage.tsx'
import styles from './stage.module.css'
import type { StageProps } from './stage-props.ts'

/** The image in view, and what is done to it by hand. */
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
