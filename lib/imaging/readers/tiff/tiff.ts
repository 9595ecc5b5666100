import { textAt } from '../../bytes.ts'
import type { Reader } from '../reader.ts'
import { readLayout } from './layout.ts'

/** TIFF 6.0 and BigTIFF: the first page. */
export const tiff: Reader = {
  isOf: (bytes) => /^(II[*+]\0|MM\0[*+])$/.test(textAt(bytes, 0, 4)),

  measure(bytes) {
    const { width, height, hasMorePages, photometric } = readLayout(bytes)
    return { width, height, isAnimated: hasMorePages, warnings: photometric === 5 ? ['plainCmyk'] : [] }
  },

  // Pages measure images before anything runs, and need nothing more for it.
  decode: async (bytes) => (await import('./page.ts')).readPage(bytes),
}
