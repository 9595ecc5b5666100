import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { ToolError } from '#kit/tool-error.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { mergeDocuments, type Part } from '#lib/pdf/edit/merge-documents.ts'
import { errors } from './errors.ts'
import { warningsField } from './file/fields.ts'
import { nameOf, openPdf, refuseLarge } from './file/open-pdf.ts'
import { pdfFile, stemOf } from './file/result-file.ts'
import { lossWarnings, mergeWarnings, type Warning } from './file/warnings.ts'

/** Concatenates PDFs, with their links, fields, layers and attachments. */
export const merge = defineOperation('merge', {
  input: { files: z.array(z.file()), bookmarks: z.boolean().default(true) },
  output: { file: z.file(), pages: z.int(), warnings: warningsField() },
  async run({ files, bookmarks }, call) {
    const [first] = files
    if (!first) throw errors.emptyFile()
    refuseLarge({ bytes: files.reduce((sum, { size }) => sum + size, 0) })
    const parts: Part[] = []
    const warnings: Warning[] = []
    for (const file of files) {
      call.signal.throwIfAborted()
      if (file.size === 0 && files.length > 1) throw errors.notPdf({ name: nameOf(file) })
      const opened = await openPdf(file).catch((error: unknown) => {
        const isLocked = error instanceof ToolError && error.code === 'needsPassword' && files.length > 1
        throw isLocked ? errors.fileNeedsPassword({ name: nameOf(file) }) : error
      })
      parts.push({ title: stemOf(file), document: opened.document })
      warnings.push(...opened.warnings, ...lossWarnings(opened.document, true))
      call.progress((0.9 * parts.length) / files.length)
    }
    const merged = mergeDocuments(parts, bookmarks)
    const name = files.length > 1 ? `${stemOf(first)}-merged` : stemOf(first)
    return { file: pdfFile(writeDocument(merged), name), pages: merged.pages.length, warnings: mergeWarnings(warnings) }
  },
})
