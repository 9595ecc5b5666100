import { childrenOf, firstByteOf, type JsonIndex, openBrace, openBracket } from '#lib/json/json-index.ts'
import { textOfString } from '#lib/json/strings.ts'
import type { PathStep, TreeNavigation } from '../navigation/tree-navigation.ts'
import { previewValue, type ValuePreview } from './value-preview.ts'

/** A list as a table: its items are the rows, the names of their members the columns. */
export interface Table {
  /** The list. */
  token: number
  columns: string[]
  /** Whether some items are no objects: they have a column of their own. */
  hasLoose: boolean
  /** How many columns there are, where not all are listed. */
  columnCount: number
}

const maxColumns = 500

/**
 * Gathers the columns of a list, in the order in which its items first name them; those that it had before, which sorting
 * must not move, in theirs.
 */
export function tableOf(
  index: JsonIndex,
  navigation: TreeNavigation,
  list: number,
  before: readonly string[] = [],
): Table {
  const seen = new Set<string>()
  let hasLoose = false
  let last: number[] = []
  for (const item of navigation.childrenOf(list)) {
    if (firstByteOf(index, item) !== openBrace) {
      hasLoose = true
      continue
    }
    const keys = childrenOf(index, item)
    // Most items have the same keys as the one before, which is compared without making strings.
    for (const [at, key] of keys.entries()) {
      const above = last[at]
      if (above === undefined || !areSame(index, above, key)) seen.add(textOfString(index, key))
    }
    last = keys
  }
  const columns = [...new Set([...before.filter((name) => seen.has(name)), ...seen])].slice(0, maxColumns)
  return { token: list, columns, hasLoose, columnCount: seen.size }
}

function areSame({ bytes, starts, ends }: JsonIndex, one: number, other: number): boolean {
  const [start = 0, end = 0, from = 0, to = 0] = [starts[one], ends[one], starts[other], ends[other]]
  if (end - start !== to - from) return false
  for (let at = start; at < end; at++) if (bytes[at] !== bytes[from + at - start]) return false
  return true
}

/** A row of a table: an item, and its members in the order of the columns; a missing member is undefined. */
export interface TableRow {
  item: ValuePreview
  cells: (ValuePreview | undefined)[]
}

/** Reads rows of a table, with the handles of their tokens. Of a duplicate key the last counts. */
export function rowsOf(
  index: JsonIndex,
  navigation: TreeNavigation,
  table: Table,
  from: number,
  to: number,
  nameOf: (token: number) => number,
): TableRow[] {
  const preview = (token: number): ValuePreview => ({ ...previewValue(index, navigation, token), token: nameOf(token) })
  const places = new Map(table.columns.map((name, place) => [name, place]))
  return Array.from(navigation.childrenOf(table.token).subarray(from, to), (item) => {
    const cells = new Array<ValuePreview | undefined>(table.columns.length).fill(undefined)
    const keys = firstByteOf(index, item) === openBrace ? childrenOf(index, item) : []
    for (const key of keys) {
      const place = places.get(textOfString(index, key))
      if (place !== undefined) cells[place] = preview(key + 1)
    }
    return { item: preview(item), cells }
  })
}

/** The arrays of the outer levels that make a table, with at least one object, the longest first. */
function findLists(index: JsonIndex, navigation: TreeNavigation): { token: number; count: number }[] {
  const lists: { token: number; count: number }[] = []
  let level = [0]
  for (let depth = 0; depth < 4 && level.length > 0; depth++) {
    const within: number[] = []
    for (const token of level) {
      const byte = firstByteOf(index, token)
      if (byte === openBracket) {
        const items = navigation.childrenOf(token)
        if (items.some((item) => firstByteOf(index, item) === openBrace)) lists.push({ token, count: items.length })
        // The items of a list are rows; the lists within them would be as many again.
        else within.push(...items.subarray(0, 100))
      } else if (byte === openBrace) within.push(...navigation.childrenOf(token).subarray(0, 1000))
    }
    level = within
  }
  return lists.sort((a, b) => b.count - a.count).slice(0, 50)
}

/** Lists the arrays that can be shown as a table: first the one that a value is or is in, then the others by length. */
export function listsAround(index: JsonIndex, navigation: TreeNavigation, token: number) {
  const within = navigation.pathTo(token).findLast((step) => firstByteOf(index, step.token) === openBracket)
  const near = within ? [{ token: within.token, count: navigation.childrenOf(within.token).length }] : []
  const others = findLists(index, navigation).filter((list) => list.token !== within?.token)
  return [...near.filter(({ count }) => count > 0), ...others]
}

/** Returns the row and column of the value at the end of a path; -1 is no column. */
export function cellIn(index: JsonIndex, table: Table, way: readonly PathStep[]) {
  const at = way.findIndex((step) => step.token === table.token)
  const [item, member] = way.slice(at + 1)
  if (at < 0 || !item) return undefined
  const name = member?.key === undefined ? undefined : textOfString(index, member.key)
  return { row: item.place, column: name === undefined ? -1 : table.columns.indexOf(name) }
}
