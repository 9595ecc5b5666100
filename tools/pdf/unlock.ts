import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { passwordField, warningsField } from './file/fields.ts'
import { openPdf } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'
import { mergeWarnings } from './file/warnings.ts'

/** Removes the password and restrictions of a PDF, given the password. */
export const unlock = defineOperation('unlock', {
  input: { file: z.file(), password: passwordField() },
  output: { file: z.file(), warnings: warningsField() },
  async run({ file, password }) {
    const { document, warnings } = await openPdf(file, password)
    return { file: pdfFile(writeDocument(document), `${stemOf(file)}-unlocked`), warnings: mergeWarnings(warnings) }
  },
})
