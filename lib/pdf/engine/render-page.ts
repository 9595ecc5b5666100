import type { RasterImage, Size } from '../../imaging/raster-image.ts'
import { damaged } from '../pdf-error.ts'
import type { Handle, Pdfium } from './pdfium.ts'

/** Returns the size of a page in points, rotated and cropped to its visible area. */
export function pageSize(engine: Pdfium, handle: Handle, index: number): Size {
  return engine.withMemory(8, (address) => {
    if (!engine.api.FPDF_GetPageSizeByIndexF(handle, index, address)) throw damaged('page')
    const { pdfium } = engine.api
    return { width: pdfium.getValue(address, 'float'), height: pdfium.getValue(address + 4, 'float') }
  })
}

/** Returns the size of a rendered page in pixels, at least 1 × 1. */
export function pixelSize({ width, height }: Size, dpi: number): Size {
  const side = (points: number) => Math.max(1, Math.round((points * dpi) / 72) || 1)
  return { width: side(width), height: side(height) }
}

/** Renders a page on white, with annotations and form field values. */
export function renderPage(engine: Pdfium, handle: Handle, index: number, size: Size): RasterImage {
  const { api } = engine
  const { width, height } = size
  return engine.withPage(handle, index, (page) => {
    const bitmap = api.FPDFBitmap_Create(width, height, 0)
    if (bitmap === 0) throw damaged('memory')
    try {
      api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
      api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawAnnotations | inOrderOfBytes)
      const start = api.FPDFBitmap_GetBuffer(bitmap)
      const stride = api.FPDFBitmap_GetStride(bitmap)
      const data = new Uint8ClampedArray(width * height * 4)
      for (let row = 0; row < height; row++) {
        const from = start + row * stride
        data.set(api.pdfium.HEAPU8.subarray(from, from + width * 4), row * width * 4)
      }
      // The fourth byte of a bitmap without alpha is undefined.
      for (let at = 3; at < data.length; at += 4) data[at] = 255
      return { width, height, data }
    } finally {
      api.FPDFBitmap_Destroy(bitmap)
    }
  })
}

/** FPDF_ANNOT, FPDF_REVERSE_BYTE_ORDER (RGBA). */
const [drawAnnotations, inOrderOfBytes] = [0x01, 0x10]
