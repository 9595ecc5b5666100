import { fill } from '#kit/sentence.ts'
import type { ImageSummary } from '#lib/imaging/read/read-summary.ts'
import type { BatchRow } from '#ui/batch/batch.ts'
import type { ResultSummary, RowActions } from '#ui/batch/batch-item.tsx'
import { BatchList } from '#ui/batch/batch-list.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'
import type { EditName, EditOutput } from './edits.ts'
import type { PageTexts } from './texts.en.ts'

export type ImageRow = BatchRow<EditOutput, ImageSummary>

export interface ImageListProps {
  edit: EditName
  rows: readonly ImageRow[]
  shown: ImageRow | undefined
  actions: RowActions
}

/** The list of images, with the state and result of each. */
export function ImageList({ edit, rows, shown, actions }: ImageListProps) {
  const { output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()

  function summarize({ file, width, height, count, removed, warnings }: EditOutput, row: ImageRow): ResultSummary {
    const size = width && height ? fill(words.size, { width, height }) : ''
    const parts = count === undefined ? '' : fill(words.parts, { count })
    const gone = removed === undefined ? '' : fill(words.removed(removed.length), { count: removed.length })
    const said = [size, parts, gone, ...warnings.map((warning) => labels.warnings.choices[warning])]
    return {
      line: edit === 'strip' ? `${sizeOf(row.file.size)} → ${sizeOf(file.size)}` : sizeOf(file.size),
      detail: said.filter(Boolean).join(' · '),
    }
  }

  return (
    <BatchList
      label={words.images}
      rows={rows}
      selected={shown?.id}
      aboutOf={({ about, file }) => (about?.size ? fill(words.size, { ...about.size }) : sizeOf(file.size))}
      summarize={summarize}
      actions={actions}
    />
  )
}
