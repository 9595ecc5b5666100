import { lazy } from 'react'
import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { dottedExtensions } from '#lib/imaging/formats/all-formats.ts'
import { isLarge, readSummary } from '#lib/imaging/read/read-summary.ts'
import { ImageBatch } from '#ui/batch/image-batch.tsx'
import { percentSaved } from '#ui/batch/saved-percent.tsx'
import { useBatch } from '#ui/batch/use-batch.ts'
import { useBatchHistory } from '#ui/batch/use-batch-history.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { errors } from '../errors.ts'
import type * as operations from '../operations.ts'
import { sourceFormats } from '../steps/source-formats.ts'
import { Options } from './options.tsx'
import type { PageTexts } from './texts.en.ts'
import { type ChosenSettings, useSettings } from './use-settings.ts'

// Loaded with the first image, so that the page without any is painted sooner.
const Images = lazy(() => import('./images.tsx'))

/** Errors that no other setting can avoid. */
const refusals = new Set<string>([
  'notImage',
  'tooLarge',
  'unsupported',
  'animated',
  'animationTooLarge',
] satisfies (keyof typeof errors)[])

const job = {
  look: readSummary,
  isAlone: isLarge,
  isRefusal: (error: Error) => error instanceof ToolError && refusals.has(error.code),
  inputOf: (file: File, settings: ChosenSettings) => ({ ...settings, file }),
}

/** Some formats are known to systems by file extension only. */
const endings = dottedExtensions(sourceFormats)

/** The page: a list of images that is compressed as it grows, a comparison of the chosen one, and the options. */
export default function ImageCompressPage() {
  const words = usePageTexts<PageTexts>()
  const { compress } = useOperations<typeof operations>()
  const { settings, ...options } = useSettings()
  const batch = useBatch(compress, settings, job)
  const { rows } = batch
  const done = rows.filter(({ state }) => state === 'done')
  const [before, after] = done.reduce(
    ([originals, results], { output }) => [originals + (output?.originalSize ?? 0), results + (output?.size ?? 0)],
    [0, 0],
  )
  const size = sizeOf(before - after)
  useBatchHistory(
    rows,
    { ...options.chosen, fileName: options.pattern },
    fill(words.settled, { ready: done.length, all: rows.length, size }),
  )
  return (
    <ImageBatch
      batch={batch}
      options={options}
      schema={compress.input}
      words={words}
      endings={endings}
      rail={(chosen, scope) => <Options {...chosen} scope={scope} />}
      total={fill(words.saved, { size, percent: percentSaved(before, after) })}
    >
      {(images, shown, actions) => (
        <Images
          rows={images}
          shown={shown}
          actions={actions}
          settings={{ chosen: options.chosen, customize: batch.customize }}
        />
      )}
    </ImageBatch>
  )
}
