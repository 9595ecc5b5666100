import type { PdfDocument } from '../document.ts'
import { type Dict, dictOf, IndirectObject, listOf, nameOf, Stream, type Value } from '../objects/value.ts'
import {
  destinationOf,
  isInternalLink,
  type NamedDestinations,
  namedDestinations,
  pageOfDestination,
  setDestination,
} from './destinations.ts'
import { annotationsOf, isWidget, keepFieldsOnPages } from './fields.ts'
import { type Bookmark, filterBookmarks, readOutline, setOutline } from './outline.ts'

/** A document to take pages from, with lookup tables. */
export interface PageSource {
  document: PdfDocument
  bookmarks: Bookmark[]
  named: NamedDestinations
  /** The page of each annotation. */
  owners: ReadonlyMap<Dict, IndirectObject>
}

export function openSource(document: PdfDocument): PageSource {
  const named = namedDestinations(document.catalog)
  const owners = new Map<Dict, IndirectObject>()
  for (const page of document.pages)
    for (const annotation of annotationsOf(page)) {
      const dict = dictOf(annotation)
      if (dict && !owners.has(dict)) owners.set(dict, page)
    }
  return { document, bookmarks: readOutline(document.catalog, named), named, owners }
}

/**
 * Creates a document from pages of another, in any order, repetitions allowed. Nothing of the other pages remains in
 * it: no content, bookmarks, fields, named destinations or links. The source document is not changed.
 *
 * @param indices of pages, from 0
 */
export function selectPages(source: PageSource, indices: readonly number[]): PdfDocument {
  const { document, named } = source
  const chosen = new Map<IndirectObject, IndirectObject>()
  for (const index of indices) {
    const page = document.pages[index]
    if (page && !chosen.has(page)) chosen.set(page, new IndirectObject())
  }
  const copy = copier(source, chosen)
  for (const [page, own] of chosen) own.value = copy(prunedPageDict(page, chosen, named))
  const taken = new Set<IndirectObject>()
  const pages = indices.flatMap((index) => {
    const page = chosen.get(document.pages[index] ?? new IndirectObject())
    if (!page) return []
    if (taken.has(page)) return [duplicatePage(page)]
    taken.add(page)
    return [page]
  })
  const catalog = new Map(
    keptCatalogKeys.flatMap((key) =>
      document.catalog.has(key) ? [[key, copy(document.catalog.get(key) ?? null)]] : [],
    ),
  )
  const left = { catalog, info: document.info, pages }
  keepFieldsOnPages(left)
  const bookmarks = filterBookmarks(source.bookmarks, new Set(chosen.keys()))
  setOutline(
    catalog,
    bookmarks.map((bookmark) => copyBookmark(bookmark, copy)),
  )
  return left
}

/**
 * The catalog entries to keep (7.7.2): those that neither refer to single pages nor run anything. XMP is left out
 * because it may contain page thumbnails.
 */
const keptCatalogKeys = [
  'Version',
  'Lang',
  'PageLayout',
  'PageMode',
  'ViewerPreferences',
  'OCProperties',
  'AcroForm',
  'OutputIntents',
]

/** The page entries that refer to dropped data: page tree, structure tree, article threads, thumbnail, actions. */
const droppedPageKeys = ['Parent', 'StructParents', 'B', 'Thumb', 'AA']

/** Copies values with everything they reference, except other pages and their annotations. */
function copier(
  { document, owners }: PageSource,
  chosen: ReadonlyMap<IndirectObject, IndirectObject>,
): (value: Value) => Value {
  const pages = new Set(document.pages)
  const copies = new Map<IndirectObject, IndirectObject | null>(chosen)
  const waiting: [from: IndirectObject, to: IndirectObject][] = []
  const copyObject = (object: IndirectObject): IndirectObject | null => {
    const copied = copies.get(object)
    if (copied !== undefined) return copied
    const owner = object.value instanceof Map ? owners.get(object.value) : undefined
    const isGone = pages.has(object) || (owner !== undefined && !chosen.has(owner))
    const copy = isGone ? null : new IndirectObject()
    copies.set(object, copy)
    if (copy) waiting.push([object, copy])
    return copy
  }
  const copyValue = (value: Value): Value => {
    if (value instanceof IndirectObject) return copyObject(value)
    if (Array.isArray(value)) return value.map(copyValue)
    if (value instanceof Map) return new Map(Array.from(value, ([key, item]) => [key, copyValue(item)]))
    if (value instanceof Stream) return new Stream(copyValue(value.dict) as Dict, value.bytes)
    return value
  }
  return (value) => {
    const copy = copyValue(value)
    for (let next = waiting.pop(); next; next = waiting.pop()) next[1].value = copyValue(next[0].value)
    return copy
  }
}

/**
 * Returns a page's dictionary with the annotations that can be kept: links get explicit destinations, and those to
 * removed pages are dropped.
 */
function prunedPageDict(
  page: IndirectObject,
  chosen: ReadonlyMap<IndirectObject, IndirectObject>,
  named: NamedDestinations,
): Dict {
  const dict: Dict = new Map(dictOf(page) ?? [])
  for (const key of droppedPageKeys) dict.delete(key)
  const left = annotationsOf(page).flatMap((annotation) => {
    const own = dictOf(annotation)
    if (!own) return []
    if (nameOf(own.get('Subtype')) !== 'Link' || !isInternalLink(own)) return [annotation]
    const place = destinationOf(own, named)
    const target = pageOfDestination(place)
    if (!place || !target || !chosen.has(target)) return []
    const link: Dict = new Map(own)
    link.delete('StructParent')
    link.set('P', page)
    setDestination(link, place)
    return [new IndirectObject(link)]
  })
  if (left.length > 0) dict.set('Annots', left)
  else dict.delete('Annots')
  return dict
}

/** Duplicates a page, with the same content but without form fields, whose widgets can be on one page only. */
function duplicatePage(page: IndirectObject): IndirectObject {
  const dict: Dict = new Map(dictOf(page) ?? [])
  const annotations = annotationsOf(page).filter((annotation) => !isWidget(annotation))
  const copies = annotations.map((annotation): Value => new IndirectObject(new Map(dictOf(annotation) ?? [])))
  for (const key of ['Popup', 'IRT']) for (const copy of copies) dictOf(copy)?.delete(key)
  if (copies.length > 0) dict.set('Annots', copies)
  else dict.delete('Annots')
  return new IndirectObject(dict)
}

const copyBookmark = ({ place, rest, children, ...bookmark }: Bookmark, copy: (value: Value) => Value): Bookmark => ({
  ...bookmark,
  place: place && listOf(copy(place)),
  rest: dictOf(copy(rest)) ?? new Map(),
  children: children.map((child) => copyBookmark(child, copy)),
})
