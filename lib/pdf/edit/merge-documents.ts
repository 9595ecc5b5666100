import type { PdfDocument } from '../document.ts'
import { Box, type Dict, dictOf, listOf, nameOf, PdfString, type Value } from '../objects/value.ts'
import { nameTree } from './destinations.ts'
import { mergeForms } from './fields.ts'
import { type Bookmark, readOutline, setOutline } from './outline.ts'
import { openSource, selectPages } from './select-pages.ts'

/** A document to be merged, and the title of its bookmark. */
export interface Part {
  title: string
  document: PdfDocument
}

/**
 * Puts documents one after another. Links, fields, layers and attached files stay; with `bookmarks` each document is one,
 * with its own bookmarks under it. What is told of each document as a whole, such as its author, goes.
 */
export function mergeDocuments(parts: readonly Part[], bookmarks: boolean): PdfDocument {
  const outlines: Bookmark[] = []
  const catalog: Dict = new Map()
  const files: [string, Value][] = []
  const layers: (Dict | undefined)[] = []
  const forms: (Dict | undefined)[] = []
  const pages: Box[] = []
  for (const { title, document } of parts) {
    const attached = nameTree(dictOf(document.catalog.get('Names'))?.get('EmbeddedFiles'))
    // All pages stay, but links no longer lead to names that another document may have too.
    const whole = selectPages(openSource(document), [...document.pages.keys()])
    const [first] = whole.pages
    const children = bookmarks ? readOutline(whole.catalog, new Map()) : []
    if (first) outlines.push({ title, place: [first, 'Fit'], rest: new Map(), isOpen: false, children })
    files.push(...attached)
    layers.push(dictOf(whole.catalog.get('OCProperties')))
    forms.push(dictOf(whole.catalog.get('AcroForm')))
    pages.push(...whole.pages)
  }
  if (bookmarks) {
    setOutline(catalog, outlines)
    catalog.set('PageMode', 'UseOutlines')
  }
  const form = mergeForms(forms)
  if (form) catalog.set('AcroForm', new Box(form))
  const merged = mergeLayers(layers)
  if (merged) catalog.set('OCProperties', merged)
  if (files.length > 0) catalog.set('Names', new Map([['EmbeddedFiles', treeOf(files)]]))
  return { catalog, info: undefined, pages }
}

/** Writes entries as a tree of one node; two of one name are told apart. */
function treeOf(entries: readonly [string, Value][]): Value {
  const byName = new Map<string, Value>()
  for (const [name, value] of entries) {
    let free = name
    for (let number = 2; byName.has(free); number++) free = `${name}_${number}`
    byName.set(free, value)
  }
  const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map<string, Value>([['Names', sorted.flatMap(([name, value]) => [new PdfString(name), value])]])
}

/** Layers (8.11.4): those that one document hides stay hidden. */
function mergeLayers(all: readonly (Dict | undefined)[]): Dict | undefined {
  const groups: Value[] = []
  const off: Value[] = []
  const order: Value[] = []
  for (const properties of all) {
    const own = listOf(properties?.get('OCGs')) ?? []
    const defaults = dictOf(properties?.get('D'))
    const shown = new Set(listOf(defaults?.get('ON')) ?? [])
    groups.push(...own)
    if (nameOf(defaults?.get('BaseState')) === 'OFF') off.push(...own.filter((group) => !shown.has(group)))
    else off.push(...(listOf(defaults?.get('OFF')) ?? []))
    order.push(...(listOf(defaults?.get('Order')) ?? []))
  }
  if (groups.length === 0) return undefined
  const defaults: Dict = new Map<string, Value>([
    ['Order', order],
    ['OFF', off],
  ])
  return new Map<string, Value>([
    ['OCGs', groups],
    ['D', defaults],
  ])
}
