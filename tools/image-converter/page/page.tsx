import type { InputOf } from '#kit/description.ts'
import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { endingsOf } from '#lib/imaging/formats/registry.ts'
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
import { Images } from './images.tsx'
import { Options } from './options.tsx'
import type { PageTexts } from './texts.en.ts'

/** What no setting makes an image that can be converted. */
const refusals = new Set<string>(['notImage', 'tooLarge', 'unsupported'] satisfies (keyof typeof errors)[])

const job = {
  look: readSummary,
  prepare: drawLines,
  isAlone: isLarge,
  isRefusal: (error: Error) => error instanceof ToolError && refusals.has(error.code),
  inputOf: (file: File, settings: ChosenSettings) => ({ ...settings, file }),
}

/** Systems know some formats by their endings at best. */
const endings = endingsOf(sourceFormats)

/** Many images at once: a list that is converted as it grows, the chosen one below, the options beside. */
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

/** All options but the name of the result, which changes no pixel. */
type ChosenSettings = Omit<InputOf<typeof operations.convert>, 'file' | 'fileName'>

/** Draws an SVG in the size that is asked for, which a worker cannot; any other file stays as it is. */
async function drawLines(file: File, settings: ChosenSettings): Promise<File> {
  const { format, size } = await readSummary(file)
  if (format !== 'svg' || !size) return file
  const { scale = 1, keepAspectRatio = true } = settings
  const natural = { width: size.width * scale, height: size.height * scale }
  const target = targetSize(natural, { ...resolveSettings(settings), keepAspectRatio })
  // What is too large is refused by the operation, in its own words; so is what cannot be drawn.
  if (target.width * target.height > maxPixels) return file
  return rasterizeSvg(file, target).catch(() => file)
}
