import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { wasmModule } from '#lib/wasm-bytes.ts'
import { compiledModuleOptions } from '../../imaging/codec.ts'
import { joinBytes } from '../../join-bytes.ts'
import { damaged, PdfError } from '../pdf-error.ts'

/**
 * Starts PDFium. Every run has its own instance, whose memory, which only grows, is freed with it, so that a file that
 * crashes one does not affect the next. This build cannot run document scripts, open files or make network requests.
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

/** A document open in the engine. */
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
    // The engine reads from these bytes as long as the document is open.
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

  /** Opens a page, by its index from 0, and closes it after use. */
  withPage<Answer>(handle: Handle, index: number, use: (page: number) => Answer): Answer {
    const page = this.api.FPDF_LoadPage(handle, index)
    if (page === 0) throw damaged('page')
    try {
      return use(page)
    } finally {
      this.api.FPDF_ClosePage(page)
    }
  }

  /** Writes a document in full, without earlier revisions; unencrypted if `plain`. */
  save(handle: Handle, { plain = true }: { plain?: boolean } = {}): Uint8Array<ArrayBuffer> {
    const chunks: Uint8Array[] = []
    const { pdfium } = this.api
    const write = pdfium.addFunction((_writer: number, from: number, length: number) => {
      chunks.push(pdfium.HEAPU8.slice(from, from + length))
      return 1
    }, 'iiii')
    try {
      return this.withMemory(8, (writer) => {
        // FPDF_FILEWRITE: version and write callback.
        pdfium.setValue(writer, 1, 'i32')
        pdfium.setValue(writer + 4, write, 'i32')
        if (!this.api.FPDF_SaveAsCopy(handle, writer, plain ? removeSecurity : 0)) throw damaged('structure')
        return joinBytes(...chunks)
      })
    } finally {
      pdfium.removeFunction(write)
    }
  }

  /** Reads a UTF-16 text from the engine. `read` is first called for its length in bytes, terminator included. */
  text(read: (address: number, length: number) => number): string {
    const length = read(0, 0)
    if (length <= 2) return ''
    return this.withMemory(length, (address) => {
      read(address, length)
      return new TextDecoder('utf-16le').decode(this.api.pdfium.HEAPU8.slice(address, address + length - 2))
    })
  }
}

/** Some programs write a few other bytes before the header. */
function isPdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  return head.includes('%PDF-')
}

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY. */
const [passwordFailure, securityFailure] = [4, 5]
/** FPDF_REMOVE_SECURITY. */
const removeSecurity = 3
