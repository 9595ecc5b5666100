import type { PdfDocument } from '../document.ts'
import type { IndirectObject } from '../objects/value.ts'
import { collectObjects, sizeOf } from '../objects/write.ts'

/**
 * Splits pages into runs whose files are within a size limit, unless a single page exceeds it. Shared resources, such
 * as a font, count in each run.
 *
 * @param maxBytes for one file
 */
export function splitBySize({ pages }: PdfDocument, maxBytes: number): number[][] {
  const parts: number[][] = []
  let counted = new Set<IndirectObject>(pages)
  let size = Number.POSITIVE_INFINITY
  for (const [index, page] of pages.entries()) {
    const grown = size + sizeWithReferences(page, counted)
    if (grown <= maxBytes) {
      size = grown
      parts.at(-1)?.push(index)
      continue
    }
    // Other pages do not count, though links lead to them.
    counted = new Set(pages)
    size = overhead + sizeWithReferences(page, counted)
    parts.push([index])
  }
  return parts
}

/**
 * The bytes for catalog, cross-reference table and document information; bookmarks and fields are small beside pages.
 */
const overhead = 4096

const sizeWithReferences = (page: IndirectObject, counted: Set<IndirectObject>): number =>
  sizeOf(page) + collectObjects(page.value, counted).reduce((sum, object) => sum + sizeOf(object), 0)
