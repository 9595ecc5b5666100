import type { SchemaOutput } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import type { ImageSummary } from '#lib/imaging/read/read-summary.ts'
import type { BatchRow } from '#ui/batch/batch.ts'
import type { ResultSummary, RowActions } from '#ui/batch/batch-item.tsx'
import { BatchList } from '#ui/batch/batch-list.tsx'
import { Tag } from '#ui/controls/tag.tsx'
import { CompareSlider } from '#ui/image/compare-slider.tsx'
import { sizeOf } from '#ui/text/measure-text.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { convert } from '../operations.ts'
import type { en } from '../texts.en.ts'
import type { PageTexts } from './texts.en.ts'

type Output = SchemaOutput<(typeof convert)['output']['shape']>
export type Row = BatchRow<Output, ImageSummary>

interface ImagesProps {
  rows: readonly Row[]
  /** The row that is compared. */
  shown: Row | undefined
  actions: RowActions
}

/** The images with their results, and the chosen one before and after. */
export default function Images({ rows, shown, actions }: ImagesProps) {
  const { output: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()

  function summarize(
    { size, format, source, width, height, frames, firstOnly, warnings }: Output,
    { about, file }: Row,
  ): ResultSummary {
    const from = labels.source.choices[about?.format ?? source]
    return {
      line: (
        <>
          {sizeOf(file.size)} → <b>{sizeOf(size)}</b>
        </>
      ),
      detail: [
        fill(words.changed, { from, to: labels.format.choices[format], width, height }),
        ...(frames > 1 ? [fill(words.frames, { frames })] : []),
        // The tag says that it is the first frame.
        ...warnings.flatMap((warning) => (warning === 'firstFrame' ? [] : [labels.warnings.choices[warning]])),
      ].join(' · '),
      change: firstOnly && <Tag>{words.first}</Tag>,
    }
  }

  const result = shown?.output?.file
  const source = shown?.about?.format
  // Formats that not every browser shows cannot be compared.
  const isUnseen = source !== undefined && formats[source].shownBy !== 'all'
  const before = shown && (isUnseen && result ? result : shown.file)
  const target = shown?.output?.format
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
      {shown && before && (
        <CompareSlider
          key={shown.id}
          before={before}
          after={target && formats[target].shownBy === 'none' ? undefined : result}
          beforeNote={sizeOf(shown.file.size)}
          afterNote={shown.output && sizeOf(shown.output.size)}
        />
      )}
    </>
  )
}
