import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { turnPage } from '#lib/pdf/edit/page-box.ts'
import { pagesField, parsePages, warningsField } from './file/fields.ts'
import { openPdf } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'
import { mergeWarnings } from './file/warnings.ts'

/** Rotates pages clockwise, in addition to their current rotation. */
export const rotate = defineOperation('rotate', {
  input: {
    file: z.file(),
    pages: pagesField(),
    angle: z.literal([90, 180, 270]).default(90),
  },
  output: { file: z.file(), warnings: warningsField() },
  async run({ file, pages, angle }) {
    const { document, warnings } = await openPdf(file)
    for (const index of new Set(parsePages(pages, document.pages.length)))
      turnPage(document.pages[index] ?? null, angle)
    return { file: pdfFile(writeDocument(document), `${stemOf(file)}-rotated`), warnings: mergeWarnings(warnings) }
  },
})
