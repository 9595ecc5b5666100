import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { turnPage } from '#lib/pdf/edit/page-box.ts'
import { openSource, selectPages } from '#lib/pdf/edit/select-pages.ts'
import { splitAtCommas } from '#lib/pdf/page-ranges.ts'
import { errors } from './errors.ts'
import { parsePages, warningsField } from './file/fields.ts'
import { openPdf } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'
import { lossWarnings, mergeWarnings } from './file/warnings.ts'

/** Extracts pages of a PDF in the given order, optionally rotated. The result contains nothing of the other pages. */
export const extract = defineOperation('extract', {
  input: { file: z.file(), pages: z.string().max(10_000), rotate: z.string().max(10_000).default('') },
  output: { file: z.file(), pages: z.int(), warnings: warningsField() },
  async run({ file, pages, rotate }, call) {
    const { document, warnings } = await openPdf(file)
    call.progress(0.5)
    for (const [index, angle] of parseRotations(rotate, document.pages.length))
      turnPage(document.pages[index] ?? null, angle)
    const left = selectPages(openSource(document), parsePages(pages, document.pages.length))
    return {
      file: pdfFile(writeDocument(left), `${stemOf(file)}-pages`),
      pages: left.pages.length,
      warnings: mergeWarnings(warnings, lossWarnings(document, false)),
    }
  },
})

/** Clockwise rotations in degrees, by page index from 0. */
type Rotations = ReadonlyMap<number, number>

/**
 * Parses rotations of pages: `2:90, 4-z:180`.
 *
 * @throws badPages, badRotation
 */
function parseRotations(text: string, count: number): Rotations {
  const rotations = new Map<number, number>()
  for (const part of splitAtCommas(text)) {
    const [, pages = '', angle] = /^([^:]{1,40}):(90|180|270)$/.exec(part) ?? []
    if (angle === undefined) throw errors.badRotation()
    for (const page of parsePages(pages, count)) rotations.set(page, Number(angle))
  }
  return rotations
}
