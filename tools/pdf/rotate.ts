import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { turnPage } from '#lib/pdf/edit/page-box.ts'
import { pagesField, pagesIn, warningsField } from './file/fields.ts'
import { openPdf } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'
import { mergeWarnings } from './file/warnings.ts'

/** Turns pages clockwise, from how they stand. */
export const rotate = defineOperation('rotate', {
  input: {
    file: z.file(),
    pages: pagesField(),
    angle: z.literal([90, 180, 270]).default(90),
  },
  output: { file: z.file(), warnings: warningsField() },
  async run({ file, pages, angle }) {
    const { document, warnings } = await openPdf(file)
    for (const index of new Set(pagesIn(pages, document.pages.length))) turnPage(document.pages[index] ?? null, angle)
    return { file: pdfFile(writeDocument(document), `${stemOf(file)}-rotated`), warnings: mergeWarnings(warnings) }
  },
})
