import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { addWatermark } from '#lib/pdf/edit/watermark.ts'
import { errors } from './errors.ts'
import { pagesField, parsePages, warningsField } from './file/fields.ts'
import { openPdf } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'
import { mergeWarnings } from './file/warnings.ts'

/** Stamps a text on pages: tiled, or once in the center. */
export const watermark = defineOperation('watermark', {
  input: {
    file: z.file(),
    text: z.string().max(200).meta({ format: 'textarea' }),
    opacity: z.number().min(0.01).max(1).default(0.2),
    angle: z.int().min(-180).max(180).default(45),
    tiled: z.boolean().default(true),
    pages: pagesField(),
  },
  output: { file: z.file(), warnings: warningsField() },
  async run({ file, text, opacity, angle, tiled, pages }, call) {
    const shown = text.toWellFormed().replace(/\r\n?/g, '\n').trim()
    if (shown === '') throw errors.empty()
    const { document, warnings } = await openPdf(file)
    call.progress(0.5)
    const wanted = new Set(parsePages(pages, document.pages.length))
    const marked = document.pages.filter((_, index) => wanted.has(index))
    await addWatermark(marked, { text: shown, opacity, angle, tiled })
    return { file: pdfFile(writeDocument(document), `${stemOf(file)}-watermark`), warnings: mergeWarnings(warnings) }
  },
})
