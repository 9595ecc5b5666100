import { type PdfDocument, readDocument } from '#lib/pdf/document.ts'
import { dropSignatures } from '#lib/pdf/edit/fields.ts'
import { type Handle, isEngineCrash, type Pdfium, startPdfium } from '#lib/pdf/engine/pdfium.ts'
import { isEncrypted } from '#lib/pdf/engine/security.ts'
import { damageReasons, PdfError } from '#lib/pdf/pdf-error.ts'
import { errors } from '../errors.ts'
import type { Warning } from './warnings.ts'

/** In MiB: for a file, and for all files of a run. */
const maxMebibytes = 200
/** Converted to images in one run. */
const maxImagePages = 2000

/** Refuses what would exceed the memory of a browser page. */
export function refuseLarge({ bytes = 0, pages = 0 }: { bytes?: number; pages?: number }): void {
  if (bytes > maxMebibytes * 2 ** 20 || pages > maxImagePages)
    throw errors.tooLarge({ mebibytes: maxMebibytes, pages: maxImagePages })
}

/** The name of a file in a sentence, which says which of several is meant. */
export const nameOf = (file: File): string => file.name.slice(0, 100).toWellFormed() || 'file'

/** A file open in its own engine. */
export interface PdfInEngine {
  engine: Pdfium
  handle: Handle
}

/**
 * Opens a file in PDFium.
 *
 * @throws emptyFile, notPdf, damaged, needsPassword, wrongPassword, tooLarge
 */
export async function openInEngine(file: File, password?: string): Promise<PdfInEngine> {
  if (file.size === 0) throw errors.emptyFile()
  refuseLarge({ bytes: file.size })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const engine = await startPdfium()
  return withToolErrors(file, () => ({ engine, handle: engine.open(bytes, password) }))
}

/** A parsed document, and warnings about what changing it loses. */
export interface OpenPdf {
  document: PdfDocument
  warnings: Warning[]
}

/**
 * Parses a file into objects, to write another one. Signatures are removed, since they are valid only for the signed
 * bytes.
 *
 * @throws as `openInEngine`
 */
export async function openPdf(file: File, password?: string): Promise<OpenPdf> {
  const { engine, handle } = await openInEngine(file, password)
  return withToolErrors(file, () => {
    engine.pageCount(handle)
    const warnings: Warning[] = isEncrypted(engine, handle) && password === undefined ? ['protectionGone'] : []
    const document = readDocument(engine.save(handle))
    if (dropSignatures(document)) warnings.push('signaturesGone')
    return { document, warnings }
  })
}

/**
 * Converts errors of reading a file to tool errors.
 *
 * @throws notPdf, damaged, needsPassword, wrongPassword
 */
export function withToolErrors<Answer>(file: File, work: () => Answer): Answer {
  const name = nameOf(file)
  try {
    return work()
  } catch (error) {
    if (isEngineCrash(error)) throw errors.damaged({ name, reason: damageReasons.memory.en })
    if (!(error instanceof PdfError)) throw error
    if (error.code === 'notPdf') throw errors.notPdf({ name })
    if (error.code === 'needsPassword') throw errors.needsPassword()
    if (error.code === 'wrongPassword') throw errors.wrongPassword()
    throw errors.damaged({ name, reason: error.reason })
  }
}
