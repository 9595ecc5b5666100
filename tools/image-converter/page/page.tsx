import { lazy } from 'react'
import type { InputOf } from '#kit/description.ts'
import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { dottedExtensions } from '#lib/imaging/formats/all-formats.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import { isLarge, readSummary } from '#lib/imaging/read/read-summary.ts'
import { ImageBatch } from '#ui/batch/image-batch.tsx'
import { useBatch } from '#ui/batch/use-batch.ts'
import { useBatchHistory } from '#ui/batch/use-batch-history.ts'
import { useBatchSettings } from '#ui/batch/use-batch-settings.ts'
import { rasterizeSvg } from '#ui/image/rasterize-svg.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { errors } from '../errors.ts'
import type * as operations from '../operations.ts'
import { sourceFormats } from '../steps/offered-formats.ts'
import { resolveSettings } from '../steps/settings.ts'
import { targetSize } from '../steps/target-size.ts'
import { Options } from './options.tsx'
import type { PageTexts } from './texts.en.ts'

// Loaded with the first image, so that the page without any is painted sooner.
const Images = lazy(() => import('./images.tsx'))

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
