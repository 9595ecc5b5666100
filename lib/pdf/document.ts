import { readObjects } from './objects/read.ts'
import { type Dict, dictOf, IndirectObject, indirectObjectOf, listOf, type Value } from './objects/value.ts'
import { writeObjects } from './objects/write.ts'
import { damaged } from './pdf-error.ts'

/** A PDF document as its objects. */
export interface PdfDocument {
  catalog: Dict
  info: Dict | undefined
  /** The page objects, whose dictionaries include the attributes inherited from ancestors. */
  pages: IndirectObject[]
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

/** Writes a document with a new page tree. */
export function writeDocument({ catalog, info, pages }: PdfDocument): Uint8Array<ArrayBuffer> {
  const root = new IndirectObject(
    new Map<string, Value>([
      ['Type', 'Pages'],
      ['Kids', pages],
      ['Count', pages.length],
    ]),
  )
  for (const page of pages) dictOf(page)?.set('Parent', root)
  const written = new Map(catalog).set('Type', 'Catalog').set('Pages', root)
  return writeObjects(new IndirectObject(written), info && new IndirectObject(info))
}

/** The attributes that pages inherit (7.7.3.4). */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/** Lists the pages of a page tree, visiting each node once, even with cycles. */
function pagesOf(tree: Value | undefined): IndirectObject[] {
  const pages: IndirectObject[] = []
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
      pages.push(indirectObjectOf(node) ?? new IndirectObject(dict))
    }
  }
  return pages
}
