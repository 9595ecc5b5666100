import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { CodecError } from '#lib/imaging/codec-error.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { imagePage } from '#lib/pdf/edit/image-page.ts'
import type { IndirectObject } from '#lib/pdf/objects/value.ts'
import { errors } from './errors.ts'
import { nameOf, refuseLarge } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'

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
  output: { file: z.file(), pages: z.int() },
  async run({ files, size, orientation, margin, fit }, call) {
    const [first] = files
    if (!first) throw errors.emptyFile()
    refuseLarge({ bytes: files.reduce((sum, file) => sum + file.size, 0) })
    const layout = { size, orientation, margin: (margin * 72) / 25.4, fit }
    const pages: IndirectObject[] = []
    for (const file of files) {
      call.signal.throwIfAborted()
      if (file.size === 0) throw files.length > 1 ? errors.notImage({ name: nameOf(file) }) : errors.emptyFile()
      pages.push(await pageOf(file, layout))
      call.progress(pages.length / files.length)
    }
    const bytes = writeDocument({ catalog: new Map(), info: undefined, pages })
    return { file: pdfFile(bytes, stemOf(first)), pages: pages.length }
  },
})

async function pageOf(file: File, layout: Parameters<typeof imagePage>[1]): Promise<IndirectObject> {
  const name = nameOf(file)
  try {
    const page = await imagePage(new Uint8Array(await file.arrayBuffer()), layout)
    if (!('code' in page)) return page
    throw page.code === 'tooLarge' ? errors.imageTooLarge({ name, ...page.params }) : errors.notImage({ name })
  } catch (error) {
    throw error instanceof CodecError ? errors.notImage({ name }) : error
  }
}
