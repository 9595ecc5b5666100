import { viewOf } from '../../bytes.ts'
import { Directory } from './directory.ts'

/**
 * Yields a TIFF once for each page, as a file that begins with that page; thumbnails and masks of other pages are left
 * out. To copy nothing, it is the same array each time, in which only the address of the first page changes: what is
 * read from it must not be needed after the step. A file that ends before its first page is yielded as it is.
 */
export function* eachPage(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  const view = viewOf(bytes)
  const first = firstDirectory(bytes)
  if (!first) return yield bytes
  const seen = new Set<number>()
  let hasPage = false
  for (let page = first; !seen.has(page.start) && seen.size < maxDirectories; page = new Directory(bytes, page.next)) {
    seen.add(page.start)
    if (isWholePage(page)) {
      hasPage = true
      begin(view, page)
      yield bytes
    }
    if (page.next === 0) break
  }
  begin(view, first)
  if (!hasPage) yield bytes
}

/** Directories may overlap, so that a small file could have millions. */
const maxDirectories = 10_000

function firstDirectory(bytes: Uint8Array): Directory | undefined {
  try {
    return new Directory(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a directory has neither a reduced image nor a mask (TIFF 6.0: NewSubfileType, and SubfileType before it). */
const isWholePage = (page: Directory): boolean => (page.number(254, 0) & 0b101) === 0 && page.number(255, 1) !== 2

/** Makes a directory the first of its file. */
function begin(view: DataView, { isBig, isLittle, start }: Directory): void {
  if (isBig) view.setBigUint64(8, BigInt(start), isLittle)
  else view.setUint32(4, start, isLittle)
}
