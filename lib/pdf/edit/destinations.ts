import { readText } from '../objects/text-string.ts'
import { type Box, boxOf, type Dict, dictOf, listOf, resolve, Text, type Value } from '../objects/value.ts'

/** Where names lead to (12.3.2.4): texts in a tree of names, names in a dictionary of old. */
export type NamedPlaces = ReadonlyMap<string, Value>

export function namedPlaces(catalog: Dict): NamedPlaces {
  const places = new Map<string, Value>()
  for (const [name, place] of dictOf(catalog.get('Dests')) ?? []) places.set(name, place)
  for (const [name, place] of nameTree(dictOf(catalog.get('Names'))?.get('Dests'))) places.set(name, place)
  return places
}

/** Lists the entries of a tree of names (7.9.6). */
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
      if (name instanceof Text) entries.push([name.bytes, names[at + 1] ?? null])
    }
    for (const kid of (listOf(node.get('Kids')) ?? []).toReversed()) waiting.push(kid)
  }
  return entries
}

/** Finds the place that something leads to: a bookmark, a link, an action. Undefined where it leads out of the document. */
export function placeOf(dict: Dict, named: NamedPlaces): Value[] | undefined {
  const action = dictOf(dict.get('A'))
  return explicit(action && resolve(action.get('S')) === 'GoTo' ? action.get('D') : dict.get('Dest'), named)
}

function explicit(value: Value | undefined, named: NamedPlaces, depth = 0): Value[] | undefined {
  const resolved = resolve(value)
  if (Array.isArray(resolved)) return resolved
  if (resolved instanceof Map) return explicit(resolved.get('D'), new Map(), depth + 1)
  const name = resolved instanceof Text ? resolved.bytes : typeof resolved === 'string' ? resolved : undefined
  return name === undefined || depth > 3 ? undefined : explicit(named.get(name), named, depth + 1)
}

/** The page that a place is on. */
export const pageOfPlace = (place: readonly Value[] | undefined): Box | undefined => boxOf(place?.[0])

/** Whether it leads to a place in the document by itself, and not out of it, or to other things to do. */
export const leadsWithin = (dict: Dict): boolean => {
  const action = dictOf(dict.get('A'))
  return action ? resolve(action.get('S')) === 'GoTo' : dict.get('Dest') !== undefined
}

/** Says where it leads without a name, so that it does not depend on the document's list of them. */
export function setPlace(dict: Dict, place: Value[]): void {
  dict.delete('A')
  dict.delete('SE')
  dict.set('Dest', [...place])
}

export const titleOf = (dict: Dict): string => readText(dict.get('Title'))
