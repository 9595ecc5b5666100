import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { writeDocument } from '#lib/pdf/document.ts'
import { pageOfDestination } from '#lib/pdf/edit/destinations.ts'
import { openSource, type PageSource, selectPages } from '#lib/pdf/edit/select-pages.ts'
import { splitBySize } from '#lib/pdf/edit/split-by-size.ts'
import { formatPageRanges, splitAtCommas } from '#lib/pdf/page-ranges.ts'
import { errors } from './errors.ts'
import { parsePages, warningsField } from './file/fields.ts'
import { openPdf } from './file/open-pdf.ts'
import { padNumber, safeName, stemOf, zipFile } from './file/result-file.ts'
import { lossWarnings, mergeWarnings } from './file/warnings.ts'

/** Splits a PDF into a ZIP of several: by number of pages, by ranges, at bookmarks, or by file size. */
export const split = defineOperation('split', {
  input: {
    file: z.file(),
    by: z.enum(['page', 'ranges', 'bookmarks', 'size']).default('page'),
    ranges: onlyFor({ by: ['ranges'] }, z.string().max(10_000).default('')),
    every: onlyFor({ by: ['page'] }, z.int().min(1).max(100_000).default(1)),
    mebibytes: onlyFor({ by: ['size'] }, z.number().min(0.1).max(200).default(10)),
  },
  output: { file: z.file(), count: z.int(), warnings: warningsField() },
  async run({ file, by, ranges, every, mebibytes }, call) {
    const { document, warnings } = await openPdf(file)
    const source = openSource(document)
    const parts = {
      page: () => partsOfLength(document.pages.length, every),
      ranges: () => partsOfRanges(ranges, document.pages.length),
      bookmarks: () => partsAtBookmarks(source),
      size: () => splitBySize(document, mebibytes * 2 ** 20).map((pages): Part => ({ pages })),
    }[by]()
    const stem = stemOf(file)
    const entries = new Map<string, Uint8Array>()
    for (const [index, { pages, title }] of parts.entries()) {
      call.signal.throwIfAborted()
      const what = title ?? formatPageRanges(pages).replaceAll(', ', ',').slice(0, 60)
      const name = `${stem}-${padNumber(index + 1, parts.length)}-${what}.pdf`
      entries.set(name, writeDocument(selectPages(source, pages)))
      call.progress((index + 1) / parts.length)
    }
    return {
      file: await zipFile(entries, stem),
      count: parts.length,
      warnings: mergeWarnings(warnings, lossWarnings(document, false)),
    }
  },
})

/** Page indexes of one file, and its title if it isn't named by its pages. */
interface Part {
  pages: number[]
  title?: string
}

function partsOfLength(count: number, every: number): Part[] {
  const pages = Array.from({ length: count }, (_, page) => page)
  return Array.from({ length: Math.ceil(count / every) }, (_, part) => ({
    pages: pages.slice(part * every, (part + 1) * every),
  }))
}

function partsOfRanges(ranges: string, count: number): Part[] {
  const parts = splitAtCommas(ranges).map((part): Part => ({ pages: parsePages(part, count) }))
  if (parts.length === 0) throw errors.noRanges()
  return parts
}

/** Starts a file at each top-level bookmark; pages before the first one are a file too. */
function partsAtBookmarks({ document, bookmarks }: PageSource): Part[] {
  const indices = new Map(document.pages.map((page, index) => [page, index]))
  const starts = new Map<number, string>()
  for (const { title, place } of bookmarks) {
    const page = pageOfDestination(place)
    const index = page && indices.get(page)
    // Of several bookmarks on a page, the first names the file.
    if (index !== undefined && !starts.has(index)) starts.set(index, safeName(title) || String(index + 1))
  }
  if (starts.size === 0) throw errors.noBookmarks()
  const sorted = [...starts].sort(([a], [b]) => a - b)
  if (!starts.has(0)) sorted.unshift([0, '1'])
  return sorted.map(([start, title], at): Part => {
    const end: number = sorted[at + 1]?.[0] ?? document.pages.length
    return { pages: Array.from({ length: end - start }, (_, page) => start + page), title }
  })
}
