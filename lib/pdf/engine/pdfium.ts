import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { wasmModule } from '#lib/wasm-bytes.ts'
import { compiledModuleOptions } from '../../imaging/codec.ts'
import { joinBytes } from '../../join-bytes.ts'
import { damaged, PdfError } from '../pdf-error.ts'

/**
 * Starts PDFium. Every run has an instance of its own, whose memory, which only ever grows, goes with it: so a file that
 * brings one down leaves nothing to the next. It runs no scripts of documents, opens no files and asks for no addresses:
 * it was built without all that.
 */
export async function startPdfium(): Promise<Pdfium> {
  const [{ init }, module] = await Promise.all([import('@embedpdf/pdfium'), wasmModule('pdfium')])
  const api = await init({ print: () => {}, printErr: () => {}, ...compiledModuleOptions(module) } as object)
  api.PDFiumExt_Init()
  return new Pdfium(api)
}

/** Whether the engine crashed: out of memory, or a file that it cannot handle. */
export const isEngineCrash = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && /^Aborted\(/.test(error.message))

/** A document that is open in the engine. */
export type Handle = number

export class Pdfium {
  api: WrappedPdfiumModule

  constructor(api: WrappedPdfiumModule) {
    this.api = api
  }

  /** Allocates memory for a callback, and frees it. */
  withMemory<Answer>(size: number, use: (address: number) => Answer): Answer {
    const address = this.allocate(size)
    try {
      return use(address)
    } finally {
      this.api.pdfium.wasmExports.free(address)
    }
  }

  allocate(size: number): number {
    const address = this.api.pdfium.wasmExports.malloc(Math.max(1, size))
    if (address === 0) throw damaged('memory')
    return address
  }

  /**
   * Opens a document.
   *
   * @throws PdfError
   */
  open(bytes: Uint8Array, password = ''): Handle {
    if (!isPdf(bytes)) throw new PdfError('notPdf')
    // It reads from these bytes for as long as the document is open.
    const address = this.allocate(bytes.length)
    this.api.pdfium.HEAPU8.set(bytes, address)
    const handle = this.api.FPDF_LoadMemDocument(address, bytes.length, password)
    if (handle !== 0) return handle
    this.api.pdfium.wasmExports.free(address)
    const failure = this.api.FPDF_GetLastError()
    if (failure === passwordFailure) throw new PdfError(password === '' ? 'needsPassword' : 'wrongPassword')
    throw damaged(failure === securityFailure ? 'handler' : 'structure')
  }

  pageCount(handle: Handle): number {
    const count = this.api.FPDF_GetPageCount(handle)
    if (count < 1) throw damaged('noPages')
    return count
  }

  /** Lets a page be used while it is open; pages are counted from 0. */
  withPage<Answer>(handle: Handle, index: number, use: (page: number) => Answer): Answer {
    const page = this.api.FPDF_LoadPage(handle, index)
    if (page === 0) throw damaged('page')
    try {
      return use(page)
    } finally {
      this.api.FPDF_ClosePage(page)
    }
  }

  /** Writes a whole document: all its objects one by one, nothing of earlier revisions. */
  save(handle: Handle, { plain = true }: { plain?: boolean } = {}): Uint8Array<ArrayBuffer> {
    const chunks: Uint8Array[] = []
    const { pdfium } = this.api
    const write = pdfium.addFunction((_writer: number, from: number, length: number) => {
      chunks.push(pdfium.HEAPU8.slice(from, from + length))
      return 1
    }, 'iiii')
    try {
      return this.withMemory(8, (writer) => {
        // FPDF_FILEWRITE: its version, and the function that takes the bytes.
        pdfium.setValue(writer, 1, 'i32')
        pdfium.setValue(writer + 4, write, 'i32')
        if (!this.api.FPDF_SaveAsCopy(handle, writer, plain ? removeSecurity : 0)) throw damaged('structure')
        return joinBytes(...chunks)
      })
    } finally {
      pdfium.removeFunction(write)
    }
  }

  /** Reads a text that the engine writes in UTF-16: it is asked for its length in bytes first, with its end. */
  text(read: (address: number, length: number) => number): string {
    const length = read(0, 0)
    if (length <= 2) return ''
    return this.withMemory(length, (address) => {
      read(address, length)
      return new TextDecoder('utf-16le').decode(this.api.pdfium.HEAPU8.slice(address, address + length - 2))
    })
  }
}

/** Programs let other bytes stand before the first line, but not many. */
function isPdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  return head.includes('%PDF-')
}

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY. */
const [passwordFailure, securityFailure] = [4, 5]
/** FPDF_REMOVE_SECURITY. */
const removeSecurity = 3
