import { fill } from '#kit/sentence.ts'
import type { ResultSummary, RowActions } from '#ui/batch/batch-item.tsx'
import { BatchList } from '#ui/batch/batch-list.tsx'
import { SavedPercent } from '#ui/batch/saved-percent.tsx'
import { Tag } from '#ui/controls/tag.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'
import type { Output, Row } from './row.ts'
import { Sides } from './sides.tsx'
import type { PageTexts } from './texts.en.ts'

interface ImagesProps {
  rows: readonly Row[]
  /** The row that is compared. */
  shown: Row | undefined
  actions: RowActions
  settings: Omit<Parameters<typeof Sides>[0], 'row'>
}

/** The images with their results, and the chosen one before and after. */
export default function Images({ rows, shown, actions, settings }: ImagesProps) {
  const { output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const formats: Record<string, string> = labels.format.choices

  function summarize(
    { kept, originalSize, size, format, width, height, warnings }: Output,
    { about }: Row,
  ): ResultSummary {
    if (kept) return { line: sizeOf(size), detail: words.notSmaller, change: <Tag>{words.kept}</Tag> }
    const from = formats[about?.format ?? format] ?? ''
    return {
      line: (
        <>
          {sizeOf(originalSize)} → <b>{sizeOf(size)}</b>
        </>
      ),
      detail: [
        fill(words.changed, { from, to: formats[format] ?? '', width, height }),
        ...warnings.map((warning) => labels.warnings.choices[warning]),
      ].join(' · '),
      change: <SavedPercent before={originalSize} after={size} />,
    }
  }

  return (
    <>
      <BatchList
        label={words.images}
        rows={rows}
        selected={shown?.id}
        aboutOf={({ about, file }) => (about?.size ? `${about.size.width} × ${about.size.height}` : sizeOf(file.size))}
        summarize={summarize}
        actions={actions}
      />
      {shown && <Sides key={shown.id} row={shown} {...settings} />}
    </>
  )
}
