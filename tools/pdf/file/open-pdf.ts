import { type PdfDocument, readDocument } from '#lib/pdf/document.ts'
import { dropSignatures } from '#lib/pdf/edit/fields.ts'
import { type Handle, isEngineCrash, type Pdfium, startPdfium } from '#lib/pdf/engine/pdfium.ts'
import { isEncrypted } from '#lib/pdf/engine/security.ts'
import { damageReasons, PdfError } from '#lib/pdf/pdf-error.ts'
import { errors } from '../errors.ts'
import type { Warning } from './warnings.ts'

/** In MiB: of a file, and of all files of one run. */
const maxMebibytes = 200
/** That become images in one run. */
const maxImagePages = 2000

/** Refuses what takes more than a page of a browser has. */
export function refuseLarge({ bytes = 0, pages = 0 }: { bytes?: number; pages?: number }): void {
  if (bytes > maxMebibytes * 2 ** 20 || pages > maxImagePages)
    throw errors.tooLarge({ mebibytes: maxMebibytes, pages: maxImagePages })
}

/** A file that is open in an engine of its own. */
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

/** A document as its objects, and what is lost by changing it. */
export interface OpenPdf {
  document: PdfDocument
  warnings: Warning[]
}

/**
 * Reads a file as objects, to make another of them. Signatures hold for the bytes that were signed alone, so they are taken
 * out.
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
 * Converts an error of reading a file to one of the tool.
 *
 * @throws notPdf, damaged, needsPassword, wrongPassword
 */
export function withToolErrors<Answer>(file: File, work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (isEngineCrash(error)) throw errors.damaged({ reason: damageReasons.memory.en })
    if (!(error instanceof PdfError)) throw error
    if (error.code === 'notPdf') throw errors.notPdf({ name: file.name.slice(0, 100).toWellFormed() || 'file' })
    if (error.code === 'needsPassword') throw errors.needsPassword()
    if (error.code === 'wrongPassword') throw errors.wrongPassword()
    throw errors.damaged({ reason: error.reason })
  }
}
