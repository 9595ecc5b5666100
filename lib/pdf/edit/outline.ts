import { writeText } from '../objects/text-string.ts'
import { type Dict, dictOf, IndirectObject, numberOf, type Value } from '../objects/value.ts'
import {
  destinationOf,
  isInternalLink,
  type NamedDestinations,
  pageOfDestination,
  setDestination,
  titleOf,
} from './destinations.ts'

/** A bookmark (12.3.3). */
export interface Bookmark {
  title: string
  /** The destination; undefined if it is missing or outside the document. */
  place: Value[] | undefined
  /** Its color and style, and its action if that leads outside the document. */
  rest: Dict
  isOpen: boolean
  children: Bookmark[]
}

/** Reads the bookmarks of a document, visiting each once, even with cycles. */
export function readOutline(catalog: Dict, named: NamedDestinations): Bookmark[] {
  const top: Bookmark[] = []
  const seen = new Set<Dict>()
  const waiting: { next: Value | undefined; into: Bookmark[]; depth: number }[] = [
    { next: dictOf(catalog.get('Outlines'))?.get('First'), into: top, depth: 0 },
  ]
  while (waiting.length > 0) {
    const { next, into, depth } = waiting.pop() ?? { next: null, into: top, depth: 0 }
    const dict = dictOf(next)
    if (!dict || seen.has(dict) || depth > maxDepth) continue
    seen.add(dict)
    const rest: Dict = new Map()
    for (const key of ['C', 'F']) if (dict.has(key)) rest.set(key, dict.get(key) ?? null)
    if (!isInternalLink(dict) && dict.has('A')) rest.set('A', dict.get('A') ?? null)
    const isOpen = (numberOf(dict.get('Count')) ?? 0) > 0
    const bookmark = { title: titleOf(dict), place: destinationOf(dict, named), rest, isOpen, children: [] }
    into.push(bookmark)
    waiting.push({ next: dict.get('Next'), into, depth })
    waiting.push({ next: dict.get('First'), into: bookmark.children, depth: depth + 1 })
  }
  return top
}

const maxDepth = 100

/** Removes bookmarks of removed pages; their children move up. */
export const filterBookmarks = (bookmarks: readonly Bookmark[], pages: ReadonlySet<IndirectObject>): Bookmark[] =>
  bookmarks.flatMap((bookmark) => {
    const children = filterBookmarks(bookmark.children, pages)
    const page = pageOfDestination(bookmark.place)
    if (page ? pages.has(page) : bookmark.place === undefined && bookmark.rest.has('A'))
      return [{ ...bookmark, children }]
    return children
  })

/** Replaces the bookmarks of a catalog. */
export function setOutline(catalog: Dict, bookmarks: readonly Bookmark[]): void {
  catalog.delete('Outlines')
  if (bookmarks.length === 0) return
  const root: Dict = new Map<string, Value>([['Type', 'Outlines']])
  const object = new IndirectObject(root)
  root.set('Count', link(root, object, bookmarks))
  catalog.set('Outlines', object)
}

/** Links bookmarks to their parent and siblings, and returns how many are visible, given which are open. */
function link(parent: Dict, parentObject: IndirectObject, bookmarks: readonly Bookmark[]): number {
  const items = bookmarks.map(() => new IndirectObject())
  let seen = bookmarks.length
  for (const [index, { title, place, rest, isOpen, children }] of bookmarks.entries()) {
    const dict: Dict = new Map<string, Value>([['Title', writeText(title)], ['Parent', parentObject], ...rest])
    const [before, own, after] = [items[index - 1], items[index], items[index + 1]]
    if (!own) continue
    if (before) dict.set('Prev', before)
    if (after) dict.set('Next', after)
    if (place) setDestination(dict, place)
    own.value = dict
    if (children.length === 0) continue
    const below = link(dict, own, children)
    dict.set('Count', isOpen ? below : -below)
    if (isOpen) seen += below
  }
  parent.set('First', items[0] ?? null)
  parent.set('Last', items.at(-1) ?? null)
  return seen
}
