import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import { encodePlainPng } from '#lib/imaging/formats/png/encode-plain.ts'
import { maxPixels } from '#lib/imaging/max-pixels.ts'
import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { readDocument } from '#lib/pdf/document.ts'
import { lacksCjkFonts } from '#lib/pdf/edit/missing-fonts.ts'
import { pageSize, pixelSize, renderPage } from '#lib/pdf/engine/render-page.ts'
import { errors } from './errors.ts'
import { pagesField, parsePages, warningsField } from './file/fields.ts'
import { openInEngine, type PdfInEngine, refuseLarge, withToolErrors } from './file/open-pdf.ts'
import { padNumber, stemOf, zipFile } from './file/result-file.ts'

const formatNames = ['png', 'jpeg', 'webp'] as const

/** Renders pages as images: one each (several as a ZIP), or all as one long image. */
export const toImages = defineOperation('to-images', {
  input: {
    file: z.file(),
    pages: pagesField(),
    dpi: z.int().min(36).max(600).default(150),
    format: z.enum(formatNames).default('png'),
    quality: onlyFor({ format: ['jpeg', 'webp'] }, z.int().min(1).max(100).default(85)),
    long: z.boolean().default(false),
  },
  output: { file: z.file(), count: z.int(), warnings: warningsField() },
  /** A page number from 1, the number of pages, and the image, shown while others are rendered. */
  chunk: { page: z.int(), count: z.int(), image: z.file() },
  async *run({ file, pages, dpi, format, quality, long }, call) {
    const opened = await openInEngine(file)
    const { wanted, sizes, isMissing } = withToolErrors(file, () => planImages(opened, pages, dpi))
    const stem = stemOf(file)
    const [extension] = formats[format].extensions
    const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
      new File([bytes], `${name}.${extension}`, { type: formats[format].mediaType })
    const write = (image: RasterImage) =>
      format === 'png' ? encodePlainPng(image) : encode(image, format, { quality, isLastUse: true })
    const longImage = long ? createLongImage(sizes, formats[format].encode.maxSide) : undefined
    const entries = new Map<string, Uint8Array<ArrayBuffer>>()
    let [bytes, top] = [0, 0]
    for (const [at, index] of wanted.entries()) {
      call.signal.throwIfAborted()
      const size = sizes[at] ?? { width: 1, height: 1 }
      const drawn = withToolErrors(file, () => renderPage(opened.engine, opened.handle, index, size))
      if (longImage) {
        pastePage(longImage, drawn, top)
        top += drawn.height
      } else {
        const written = await write(drawn)
        bytes += written.length
        if (bytes > maxResultMebibytes * 2 ** 20) throw errors.tooManyBytes({ mebibytes: maxResultMebibytes })
        const name = `${stem}-${padNumber(index + 1, Math.max(...wanted) + 1)}`
        // A page may be requested twice.
        entries.set(
          entries.has(`${name}.${extension}`) ? `${name}-${at + 1}.${extension}` : `${name}.${extension}`,
          written,
        )
        yield { page: index + 1, count: wanted.length, image: fileOf(written.slice(), name) }
      }
      call.progress((at + 1) / wanted.length)
    }
    if (longImage) entries.set(`${stem}.${extension}`, await write(longImage))
    const [first] = entries
    const single = entries.size === 1 && first ? fileOf(first[1], first[0].slice(0, -extension.length - 1)) : undefined
    return {
      file: single ?? (await zipFile(entries, `${stem}-images`)),
      count: entries.size,
      warnings: isMissing ? ['fontsMissing' as const] : [],
    }
  },
})

/** For all images of a run. */
const maxResultMebibytes = 1024

/** Determines and checks the sizes of all images before the first one is rendered. */
function planImages({ engine, handle }: PdfInEngine, pages: string, dpi: number) {
  const wanted = parsePages(pages, engine.pageCount(handle))
  refuseLarge({ pages: wanted.length })
  const sizes = wanted.map((index) => pixelSize(pageSize(engine, handle, index), dpi))
  for (const { width, height } of sizes) if (width * height > maxPixels) throw errors.tooManyPixels({ width, height })
  const all = readDocument(engine.save(handle)).pages
  return { wanted, sizes, isMissing: lacksCjkFonts(wanted.flatMap((index) => all[index] ?? [])) }
}

/** Creates a white image as wide as the widest page and as high as all pages together. */
function createLongImage(sizes: readonly Size[], maxSide = Number.POSITIVE_INFINITY): RasterImage {
  const width = sizes.reduce((max, size) => Math.max(max, size.width), 1)
  const height = sizes.reduce((sum, size) => sum + size.height, 0)
  if (width * height > maxPixels || height > maxSide) throw errors.tooManyPixels({ width, height })
  return { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) }
}

function pastePage(longImage: RasterImage, page: RasterImage, top: number): void {
  const left = Math.floor((longImage.width - page.width) / 2)
  for (let row = 0; row < page.height; row++) {
    const pixels = page.data.subarray(row * page.width * 4, (row + 1) * page.width * 4)
    longImage.data.set(pixels, ((top + row) * longImage.width + left) * 4)
  }
}
