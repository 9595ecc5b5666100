import { readObjects } from './objects/read.ts'
import { Box, type Dict, dictOf, indirectObjectOf, listOf, type Value } from './objects/value.ts'
import { writeObjects } from './objects/write.ts'
import { damaged } from './pdf-error.ts'

/** A document as its objects. */
export interface PdfDocument {
  catalog: Dict
  info: Dict | undefined
  /** Each has a dictionary, with the attributes inherited from its ancestors. */
  pages: Box[]
}

/**
 * Reads a document that PDFium has written.
 *
 * @throws PdfError damaged
 */
export function readDocument(bytes: Uint8Array): PdfDocument {
  const trailer = readObjects(bytes)
  const catalog = dictOf(trailer.get('Root'))
  if (!catalog) throw damaged('structure')
  const pages = pagesOf(catalog.get('Pages'))
  if (pages.length === 0) throw damaged('noPages')
  return { catalog, info: dictOf(trailer.get('Info')), pages }
}

/** Writes a document, its pages in the order that they have in it. */
export function writeDocument({ catalog, info, pages }: PdfDocument): Uint8Array<ArrayBuffer> {
  const root = new Box(
    new Map<string, Value>([
      ['Type', 'Pages'],
      ['Kids', pages],
      ['Count', pages.length],
    ]),
  )
  for (const page of pages) dictOf(page)?.set('Parent', root)
  const written = new Map(catalog).set('Type', 'Catalog').set('Pages', root)
  return writeObjects(new Box(written), info && new Box(info))
}

/** The attributes that pages inherit (7.7.3.4). */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/** Visits the page tree, each node once, also where it has cycles. */
function pagesOf(tree: Value | undefined): Box[] {
  const pages: Box[] = []
  const seen = new Set<Dict>()
  const waiting: { node: Value; from: Dict }[] = [{ node: tree ?? null, from: new Map() }]
  while (waiting.length > 0) {
    const { node, from } = waiting.pop() ?? { node: null, from: new Map() }
    const dict = dictOf(node)
    if (!dict || seen.has(dict)) continue
    seen.add(dict)
    const passed: Dict = new Map(from)
    for (const key of inherited) if (dict.get(key) !== undefined) passed.set(key, dict.get(key) ?? null)
    const kids = listOf(dict.get('Kids'))
    if (kids) for (const kid of kids.toReversed()) waiting.push({ node: kid, from: passed })
    else {
      for (const [key, value] of passed) dict.set(key, value)
      pages.push(indirectObjectOf(node) ?? new Box(dict))
    }
  }
  return pages
}
