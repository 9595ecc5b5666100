import { z } from 'zod'
import type { Call } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import { detectFormat } from '#lib/imaging/formats/detect-format.ts'
import { eachPage } from '#lib/imaging/formats/tiff/pages.ts'
import type { ImageInfo } from '#lib/imaging/image-info.ts'
import { inspect } from '#lib/imaging/read/inspect.ts'
import { readWarnings } from '#lib/imaging/read-warnings.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { type ImageLayout, imagePage, paperSizes } from '#lib/pdf/edit/image-page.ts'
import type { IndirectObject } from '#lib/pdf/objects/value.ts'
import { errors } from './errors.ts'
import { nameOf, refuseLarge } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'

const imageWarnings = [...readWarnings, 'firstFrame', 'pagesSkipped'] as const

type ImageWarning = (typeof imageWarnings)[number]

/** Makes a PDF of images, one a page, without their metadata such as locations and cameras. */
export const fromImages = defineOperation('from-images', {
  input: {
    files: z.array(z.file()),
    size: z.enum(['a4', 'image', 'letter', 'a5']).default('a4'),
    orientation: z.enum(['auto', 'portrait', 'landscape']).default('auto'),
    /** In millimetres. */
    margin: z.number().min(0).max(100).default(0),
    fit: z.enum(['contain', 'cover']).default('contain'),
  },
  output: { file: z.file(), pages: z.int(), warnings: z.array(z.enum(imageWarnings)) },
  async run({ files, size, orientation, margin, fit }, call) {
    const [first] = files
    if (!first) throw errors.emptyFile()
    refuseLarge({ bytes: files.reduce((sum, file) => sum + file.size, 0) })
    const layout = { size, orientation, margin: marginFor(size, margin), fit }
    const pages: IndirectObject[] = []
    const warnings = new Set<ImageWarning>()
    for (const [index, file] of files.entries()) {
      if (file.size === 0) throw files.length > 1 ? errors.notImage({ name: nameOf(file) }) : errors.emptyFile()
      for await (const made of pagesOf(file, layout, call)) {
        pages.push(made.page)
        for (const warning of made.warnings) warnings.add(warning)
        refuseLarge({ pages: pages.length })
      }
      call.progress((index + 1) / files.length)
    }
    const bytes = writeDocument({ catalog: new Map(), info: undefined, pages })
    return {
      file: pdfFile(bytes, stemOf(first)),
      pages: pages.length,
      warnings: imageWarnings.filter((warning) => warnings.has(warning)),
    }
  },
})

/**
 * Converts a margin from millimetres to points.
 *
 * @throws wideMargin if it leaves less than 2 mm of the page
 */
function marginFor(size: ImageLayout['size'], margin: number): number {
  const width = size === 'image' ? Number.POSITIVE_INFINITY : paperSizes[size][0]
  const widest = Math.floor((width / 72) * 12.7 - 1)
  if (margin > widest) throw errors.wideMargin({ widest })
  return (margin * 72) / 25.4
}

interface MadePage {
  page: IndirectObject
  warnings: readonly ImageWarning[]
}

/**
 * Makes the pages of a file, of which a TIFF may have many. Damaged ones are skipped, with a warning on the others.
 *
 * @throws imageTooLarge, and notImage if no page can be made
 */
async function* pagesOf(file: File, layout: ImageLayout, call: Call): AsyncGenerator<MadePage> {
  const name = nameOf(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  let isSkipped = false
  let made: MadePage | undefined
  for (const part of partsOf(bytes)) {
    call.signal.throwIfAborted()
    const next = await pageOf(part, name, layout)
    if (made && next) yield made
    made = next ?? made
    isSkipped ||= !next
  }
  if (!made) throw errors.notImage({ name })
  yield isSkipped ? { ...made, warnings: [...made.warnings, 'pagesSkipped'] } : made
}

function* partsOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  if (detectFormat(bytes)?.format === 'tiff') yield* eachPage(bytes)
  else yield bytes
}

/** Makes a page; undefined if it is no image, or damaged. */
async function pageOf(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  layout: ImageLayout,
): Promise<MadePage | undefined> {
  try {
    const source = await inspect(bytes)
    if (!('code' in source)) return { page: await imagePage(bytes, source, layout), warnings: warningsOf(source) }
    if (source.code === 'tooLarge') throw errors.imageTooLarge({ name, ...source.params })
  } catch (error) {
    if (!(error instanceof CodecError)) throw error
  }
  return undefined
}

/** An icon has one image in several sizes, and the pages of a TIFF are all used. */
const warningsOf = ({ format, isAnimated, warnings }: ImageInfo): ImageWarning[] =>
  isAnimated && format !== 'ico' && format !== 'tiff' ? [...warnings, 'firstFrame'] : [...warnings]
