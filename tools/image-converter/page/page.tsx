import type { InputOf } from '#kit/description.ts'
import type { SchemaOutput } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { dottedExtensions, formats } from '#lib/imaging/formats/all-formats.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { type ImageSummary, isLarge, readSummary } from '#lib/imaging/read/read-summary.ts'
import type { BatchRow } from '#ui/batch/batch.ts'
import type { ResultSummary, RowActions } from '#ui/batch/batch-item.tsx'
import { BatchList } from '#ui/batch/batch-list.tsx'
import { ImageBatch } from '#ui/batch/image-batch.tsx'
import { useBatch } from '#ui/batch/use-batch.ts'
import { useBatchHistory } from '#ui/batch/use-batch-history.ts'
import { useBatchSettings } from '#ui/batch/use-batch-settings.ts'
import { Tag } from '#ui/controls/tag.tsx'
import { CompareSlider } from '#ui/image/compare-slider.tsx'
import { rasterizeSvg } from '#ui/image/rasterize-svg.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { errors } from '../errors.ts'
import type * as operations from '../operations.ts'
import type { convert } from '../operations.ts'
import { sourceFormats } from '../steps/offered-formats.ts'
import { resolveSettings } from '../steps/settings.ts'
import { targetSize } from '../steps/target-size.ts'
import type { en } from '../texts.en.ts'
import { Options } from './options.tsx'
import type { PageTexts } from './texts.en.ts'

/** Errors that no other setting can avoid. */
const refusals = new Set<string>(['notImage', 'tooLarge', 'unsupported'] satisfies (keyof typeof errors)[])

const job = {
  look: readSummary,
  prepare: rasterizeIfSvg,
  isAlone: isLarge,
  isRefusal: (error: Error) => error instanceof ToolError && refusals.has(error.code),
  inputOf: (file: File, settings: ChosenSettings) => ({ ...settings, file }),
}

/** Some formats are known to systems by file extension only. */
const endings = dottedExtensions(sourceFormats)

/** The page: a list of images that is converted as it grows, the chosen one, and the options. */
export default function ImageConverterPage() {
  const words = usePageTexts<PageTexts>()
  const { convert } = useOperations<typeof operations>()
  const { settings, ...options } = useBatchSettings(convert.input)
  const batch = useBatch(convert, settings as ChosenSettings | undefined, job)
  const { rows } = batch
  const done = rows.filter(({ state }) => state === 'done')
  const size = sizeOf(done.reduce((sum, { output }) => sum + (output?.size ?? 0), 0))
  useBatchHistory(
    rows,
    { ...options.chosen, fileName: options.pattern },
    fill(words.settled, { ready: done.length, all: rows.length }),
  )
  return (
    <ImageBatch
      batch={batch}
      options={options}
      schema={convert.input}
      words={words}
      endings={endings}
      rail={(chosen, scope) => <Options {...chosen} scope={scope} schema={convert.input} />}
      total={fill(words.total, { size })}
    >
      {(images, shown, actions) => <Images rows={images} shown={shown} actions={actions} />}
    </ImageBatch>
  )
}

/** All options but the file name, which does not affect the image. */
type ChosenSettings = Omit<InputOf<typeof operations.convert>, 'file' | 'fileName'>

/** Rasterizes an SVG in the requested size, which a worker cannot; returns other files unchanged. */
async function rasterizeIfSvg(file: File, settings: ChosenSettings): Promise<File> {
  const { format, size } = await readSummary(file)
  if (format !== 'svg' || !size) return file
  const { scale = 1, keepAspectRatio = true } = settings
  const natural = { width: size.width * scale, height: size.height * scale }
  const target = targetSize(natural, { ...resolveSettings(settings), keepAspectRatio })
  // The operation reports images that are too large or cannot be drawn.
  if (target.width * target.height > maxPixels) return file
  return rasterizeSvg(file, target).catch(() => file)
}

type Output = SchemaOutput<(typeof convert)['output']['shape']>

type Row = BatchRow<Output, ImageSummary>

interface ImagesProps {
  rows: readonly Row[]
  /** The row that is compared. */
  shown: Row | undefined
  actions: RowActions
}

/** The images with their results, and the chosen one before and after. */
function Images({ rows, shown, actions }: ImagesProps) {
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
