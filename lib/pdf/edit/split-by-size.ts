import type { PdfDocument } from '../document.ts'
import type { Box } from '../objects/value.ts'
import { collectObjects, sizeOf } from '../objects/write.ts'

/**
 * Splits pages into runs whose files are within a size limit, unless a single page exceeds it. Shared resources, such
 * as a font, count in each run.
 *
 * @param maxBytes for one file
 */
export function splitBySize({ pages }: PdfDocument, maxBytes: number): number[][] {
  const parts: number[][] = []
  let counted = new Set<Box>(pages)
  let size = Number.POSITIVE_INFINITY
  for (const [index, page] of pages.entries()) {
    const grown = size + weightOf(page, counted)
    if (grown <= maxBytes) {
      size = grown
      parts.at(-1)?.push(index)
      continue
    }
    // Other pages are not part of this one, though its links lead to them.
    counted = new Set(pages)
    size = overhead + weightOf(page, counted)
    parts.push([index])
  }
  return parts
}

/** The catalog, the table, the information; bookmarks and fields are little beside pages. */
const overhead = 4096

const weightOf = (page: Box, counted: Set<Box>): number =>
  sizeOf(page) + collectObjects(page.value, counted).reduce((sum, box) => sum + sizeOf(box), 0)
