import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { turnPage } from '#lib/pdf/edit/page-box.ts'
import { openSource, selectPages } from '#lib/pdf/edit/select-pages.ts'
import { splitAtCommas } from '#lib/pdf/page-ranges.ts'
import { errors } from './errors.ts'
import { pagesIn, warningsField } from './file/fields.ts'
import { openPdf } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'
import { lossWarnings, mergeWarnings } from './file/warnings.ts'

/** Takes pages out of a PDF into another, in the order in which they are named, turned as asked. Of the other pages nothing is in it. */
export const extract = defineOperation('extract', {
  input: { file: z.file(), pages: z.string().max(10_000), rotate: z.string().max(10_000).default('') },
  output: { file: z.file(), pages: z.int(), warnings: warningsField() },
  async run({ file, pages, rotate }, call) {
    const { document, warnings } = await openPdf(file)
    call.progress(0.5)
    for (const [index, angle] of turnsIn(rotate, document.pages.length)) turnPage(document.pages[index] ?? null, angle)
    const left = selectPages(openSource(document), pagesIn(pages, document.pages.length))
    return {
      file: pdfFile(writeDocument(left), `${stemOf(file)}-pages`),
      pages: left.pages.length,
      warnings: mergeWarnings(warnings, lossWarnings(document, false)),
    }
  },
})

/** By how much pages are turned, clockwise in degrees, by their places in the document from 0. */
type Turns = ReadonlyMap<number, number>

/**
 * Reads which pages are to be turned, and by how much: `2:90, 4-z:180`.
 *
 * @throws badPages, badRotation
 */
function turnsIn(text: string, count: number): Turns {
  const turns = new Map<number, number>()
  for (const part of splitAtCommas(text)) {
    const [, pages = '', angle] = /^([^:]{1,40}):(90|180|270)$/.exec(part) ?? []
    if (angle === undefined) throw errors.badRotation()
    for (const page of pagesIn(pages, count)) turns.set(page, Number(angle))
  }
  return turns
}
