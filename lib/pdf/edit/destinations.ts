import { readText } from '../objects/text-string.ts'
import {
  type Dict,
  dictOf,
  type IndirectObject,
  indirectObjectOf,
  listOf,
  PdfString,
  resolve,
  type Value,
} from '../objects/value.ts'

/** The named destinations (12.3.2.4): strings in the name tree, or names in the older `Dests` dictionary. */
export type NamedDestinations = ReadonlyMap<string, Value>

export function namedDestinations(catalog: Dict): NamedDestinations {
  const places = new Map<string, Value>()
  for (const [name, place] of dictOf(catalog.get('Dests')) ?? []) places.set(name, place)
  for (const [name, place] of nameTree(dictOf(catalog.get('Names'))?.get('Dests'))) places.set(name, place)
  return places
}

/** Lists the entries of a name tree (7.9.6). */
export function nameTree(root: Value | undefined): [name: string, value: Value][] {
  const entries: [string, Value][] = []
  const seen = new Set<Dict>()
  const waiting: Value[] = [root ?? null]
  while (waiting.length > 0) {
    const node = dictOf(waiting.pop())
    if (!node || seen.has(node)) continue
    seen.add(node)
    const names = listOf(node.get('Names')) ?? []
    for (let at = 0; at + 1 < names.length; at += 2) {
      const name = resolve(names[at])
      if (name instanceof PdfString) entries.push([name.bytes, names[at + 1] ?? null])
    }
    for (const kid of (listOf(node.get('Kids')) ?? []).toReversed()) waiting.push(kid)
  }
  return entries
}

/** Returns the explicit destination of a bookmark or link; undefined if it is outside the document. */
export function destinationOf(dict: Dict, named: NamedDestinations): Value[] | undefined {
  const action = dictOf(dict.get('A'))
  return explicit(action && resolve(action.get('S')) === 'GoTo' ? action.get('D') : dict.get('Dest'), named)
}

function explicit(value: Value | undefined, named: NamedDestinations, depth = 0): Value[] | undefined {
  const resolved = resolve(value)
  if (Array.isArray(resolved)) return resolved
  if (resolved instanceof Map) return explicit(resolved.get('D'), new Map(), depth + 1)
  const name = resolved instanceof PdfString ? resolved.bytes : typeof resolved === 'string' ? resolved : undefined
  return name === undefined || depth > 3 ? undefined : explicit(named.get(name), named, depth + 1)
}

/** Returns the page of a destination. */
export const pageOfDestination = (place: readonly Value[] | undefined): IndirectObject | undefined =>
  indirectObjectOf(place?.[0])

/** Whether a bookmark or link leads within the document, not outside or to another action. */
export const isInternalLink = (dict: Dict): boolean => {
  const action = dictOf(dict.get('A'))
  return action ? resolve(action.get('S')) === 'GoTo' : dict.get('Dest') !== undefined
}

/** Sets an explicit destination, independent of the document's named ones. */
export function setDestination(dict: Dict, place: Value[]): void {
  dict.delete('A')
  dict.delete('SE')
  dict.set('Dest', [...place])
}

export const titleOf = (dict: Dict): string => readText(dict.get('Title'))
