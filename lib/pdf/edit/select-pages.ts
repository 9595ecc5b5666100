import type { PdfDocument } from '../document.ts'
import { Box, type Dict, dictOf, listOf, nameOf, Stream, type Value } from '../objects/value.ts'
import {
  destinationOf,
  isInternalLink,
  type NamedDestinations,
  namedDestinations,
  pageOfDestination,
  setDestination,
} from './destinations.ts'
import { annotationsOf, isWidget, keepFieldsOn } from './fields.ts'
import { type Bookmark, keptBookmarks, readOutline, setOutline } from './outline.ts'

/** A document to take pages from, with its look-up tables. */
export interface PageSource {
  document: PdfDocument
  bookmarks: Bookmark[]
  named: NamedDestinations
  /** The page that an annotation stands on. */
  owners: ReadonlyMap<Dict, Box>
}

export function openSource(document: PdfDocument): PageSource {
  const named = namedDestinations(document.catalog)
  const owners = new Map<Dict, Box>()
  for (const page of document.pages)
    for (const annotation of annotationsOf(page)) {
      const dict = dictOf(annotation)
      if (dict && !owners.has(dict)) owners.set(dict, page)
    }
  return { document, bookmarks: readOutline(document.catalog, named), named, owners }
}

/**
 * Makes a document of some pages of another, in any order and also more than once. Nothing of the other pages is left in
 * it: no content, no bookmark, no field, no name of a place, no link. The other document stays as it is.
 *
 * @param indices of pages, from 0
 */
export function selectPages(source: PageSource, indices: readonly number[]): PdfDocument {
  const { document, named } = source
  const chosen = new Map<Box, Box>()
  for (const index of indices) {
    const page = document.pages[index]
    if (page && !chosen.has(page)) chosen.set(page, new Box())
  }
  const copy = copier(source, chosen)
  for (const [page, own] of chosen) own.value = copy(pageWithout(page, chosen, named))
  const taken = new Set<Box>()
  const pages = indices.flatMap((index) => {
    const page = chosen.get(document.pages[index] ?? new Box())
    if (!page) return []
    if (taken.has(page)) return [anotherOf(page)]
    taken.add(page)
    return [page]
  })
  const catalog = new Map(
    keptKeys.flatMap((key) => (document.catalog.has(key) ? [[key, copy(document.catalog.get(key) ?? null)]] : [])),
  )
  const left = { catalog, info: document.info, pages }
  keepFieldsOn(left)
  const bookmarks = keptBookmarks(source.bookmarks, new Set(chosen.keys()))
  setOutline(
    catalog,
    bookmarks.map((bookmark) => moved(bookmark, copy)),
  )
  return left
}

/** Of the catalog (7.7.2): what does not tell of single pages, and runs nothing. XMP may hold images of pages. */
const keptKeys = [
  'Version',
  'Lang',
  'PageLayout',
  'PageMode',
  'ViewerPreferences',
  'OCProperties',
  'AcroForm',
  'OutputIntents',
]

/** What ties a page to what goes: the tree of pages and of its structure, threads of articles, its own thumbnail. */
const droppedOfPages = ['Parent', 'StructParents', 'B', 'Thumb', 'AA']

/** Copies values with everything they reference, except other pages and their annotations. */
function copier({ document, owners }: PageSource, chosen: ReadonlyMap<Box, Box>): (value: Value) => Value {
  const pages = new Set(document.pages)
  const copies = new Map<Box, Box | null>(chosen)
  const waiting: [from: Box, to: Box][] = []
  const boxCopy = (box: Box): Box | null => {
    const copied = copies.get(box)
    if (copied !== undefined) return copied
    const owner = box.value instanceof Map ? owners.get(box.value) : undefined
    const isGone = pages.has(box) || (owner !== undefined && !chosen.has(owner))
    const copy = isGone ? null : new Box()
    copies.set(box, copy)
    if (copy) waiting.push([box, copy])
    return copy
  }
  const valueCopy = (value: Value): Value => {
    if (value instanceof Box) return boxCopy(value)
    if (Array.isArray(value)) return value.map(valueCopy)
    if (value instanceof Map) return new Map(Array.from(value, ([key, item]) => [key, valueCopy(item)]))
    if (value instanceof Stream) return new Stream(valueCopy(value.dict) as Dict, value.bytes)
    return value
  }
  return (value) => {
    const copy = valueCopy(value)
    for (let next = waiting.pop(); next; next = waiting.pop()) next[1].value = valueCopy(next[0].value)
    return copy
  }
}

/** A page with the annotations that can stay: links lead to places without names, and those whose page is gone go too. */
function pageWithout(page: Box, chosen: ReadonlyMap<Box, Box>, named: NamedDestinations): Dict {
  const dict: Dict = new Map(dictOf(page) ?? [])
  for (const key of droppedOfPages) dict.delete(key)
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
    return [new Box(link)]
  })
  if (left.length > 0) dict.set('Annots', left)
  else dict.delete('Annots')
  return dict
}

/** A page once more: with the same content, and without fields, which can stand in one place alone. */
function anotherOf(page: Box): Box {
  const dict: Dict = new Map(dictOf(page) ?? [])
  const annotations = annotationsOf(page).filter((annotation) => !isWidget(annotation))
  const copies = annotations.map((annotation): Value => new Box(new Map(dictOf(annotation) ?? [])))
  for (const key of ['Popup', 'IRT']) for (const copy of copies) dictOf(copy)?.delete(key)
  if (copies.length > 0) dict.set('Annots', copies)
  else dict.delete('Annots')
  return new Box(dict)
}

const moved = ({ place, rest, children, ...bookmark }: Bookmark, copy: (value: Value) => Value): Bookmark => ({
  ...bookmark,
  place: place && listOf(copy(place)),
  rest: dictOf(copy(rest)) ?? new Map(),
  children: children.map((child) => moved(child, copy)),
})
