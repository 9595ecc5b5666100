import type { PdfDocument } from '../document.ts'
import { type Dict, dictOf, IndirectObject, listOf, nameOf, PdfString, type Value } from '../objects/value.ts'
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
 * Concatenates documents. Keeps links, form fields, layers and attached files; with `bookmarks`, adds a bookmark for
 * each document, with its own bookmarks as children. Drops document information such as the author.
 */
export function mergeDocuments(parts: readonly Part[], bookmarks: boolean): PdfDocument {
  const outlines: Bookmark[] = []
  const catalog: Dict = new Map()
  const files: [string, Value][] = []
  const layers: (Dict | undefined)[] = []
  const forms: (Dict | undefined)[] = []
  const pages: IndirectObject[] = []
  for (const { title, document } of parts) {
    const attached = nameTree(dictOf(document.catalog.get('Names'))?.get('EmbeddedFiles'))
    // Selecting all pages makes link destinations explicit, since another document may use the same names.
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
  if (form) catalog.set('AcroForm', new IndirectObject(form))
  const merged = mergeLayers(layers)
  if (merged) catalog.set('OCProperties', merged)
  if (files.length > 0) catalog.set('Names', new Map([['EmbeddedFiles', nameTreeOf(files)]]))
  return { catalog, info: undefined, pages }
}

/** Builds a name tree of one node; duplicate names get a suffix. */
function nameTreeOf(entries: readonly [string, Value][]): Value {
  const byName = new Map<string, Value>()
  for (const [name, value] of entries) {
    let free = name
    for (let number = 2; byName.has(free); number++) free = `${name}_${number}`
    byName.set(free, value)
  }
  const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map<string, Value>([['Names', sorted.flatMap(([name, value]) => [new PdfString(name), value])]])
}

/** Merges layers (optional content, 8.11.4), keeping hidden ones hidden. */
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
