import type { PdfDocument } from '../document.ts'
import type { Box } from '../objects/value.ts'
import { collectBoxes, sizeOf } from '../objects/write.ts'

/**
 * Parts pages into runs whose files are no larger than a limit, as far as single pages are not. What several pages share,
 * such as a font, counts in each run.
 *
 * @param maxBytes for one file
 */
export function partsBySize({ pages }: PdfDocument, maxBytes: number): number[][] {
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
  sizeOf(page) + collectBoxes(page.value, counted).reduce((sum, box) => sum + sizeOf(box), 0)
