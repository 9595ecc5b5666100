import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import {
  childrenOf,
  firstByteOf,
  type JsonIndex,
  openBrace,
  openBracket,
  quote,
  sourceOf,
} from '#lib/json/json-index.ts'
import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readDocument } from '#lib/json/read.ts'
import { textOfString } from '#lib/json/strings.ts'
import { writeValue } from '#lib/json/write.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from '../errors.ts'
import { maxCells } from '../source/open-table.ts'
import type { Note } from '../source/sentences.ts'

/** Rows of JSON converted to cells. */
export interface JsonRows {
  /** Empty if the rows are arrays. */
  names: string[]
  rows: string[][]
  index: JsonIndex
  /** Their offsets are in bytes. */
  notes: Note[]
}

/**
 * Reads rows from an array of objects, arrays or values, from an object of arrays, one per column, or from JSON Lines.
 * Of any other object, such as the answer of an API, its only list of objects is read, if it has one, up to one level
 * down; otherwise the object is one row.
 *
 * @param nesting how objects and arrays within a row are written
 * @throws empty, invalidJson, notTable, tooMany
 */
export function readRows(json: string, nesting: 'dots' | 'json'): JsonRows {
  if (json.trim() === '') throw errors.empty()
  const index = parse(json)
  const notes = findDuplicateKeys(index).map(
    (key): Note => ({
      offset: index.starts[key] ?? 0,
      code: 'duplicateKey',
      params: () => ({ key: truncate(sourceOf(index, key)) }),
    }),
  )
  const reader = new RowReader(index, nesting)
  const first = firstByteOf(index, 0)
  if (first !== openBrace && first !== openBracket) throw errors.notTable()
  if (first === openBracket) reader.addRows(0)
  else if (!reader.addColumns()) {
    const list = onlyListIn(index)
    if (list) {
      reader.addRows(list.value)
      notes.push({ offset: index.starts[list.key] ?? 0, code: 'takenList', params: { path: truncate(list.path) } })
    } else reader.addRow()
  }
  return { ...reader.finish(), index, notes }
}

interface FoundList {
  /** Tokens of the index. */
  key: number
  value: number
  path: string
}

/** Finds the only list of objects among the members of the root, or if there is none, among theirs. */
function onlyListIn(index: JsonIndex): FoundList | undefined {
  const membersOf = (object: number, prefix: string): FoundList[] =>
    childrenOf(index, object).map((key) => ({ key, value: key + 1, path: prefix + textOfString(index, key) }))
  const isObject = (token: number) => firstByteOf(index, token) === openBrace
  const isList = ({ value }: FoundList) => {
    if (firstByteOf(index, value) !== openBracket) return false
    const items = childrenOf(index, value)
    return items.length > 0 && items.every(isObject)
  }
  const members = membersOf(0, '')
  const lists = members.filter(isList)
  const inner =
    lists.length > 0
      ? []
      : members.filter(({ value }) => isObject(value)).flatMap(({ value, path }) => membersOf(value, `${path}.`))
  const [list, another] = [...lists, ...inner.filter(isList)]
  return another ? undefined : list
}

function parse(json: string): JsonIndex {
  try {
    return readDocument(json)
  } catch (error) {
    throw error instanceof JsonSyntaxError ? errors.invalidJson(error.params) : error
  }
}

class RowReader {
  private index: JsonIndex
  private nesting: 'dots' | 'json'
  private columns = new Map<string, number>()
  private rows: string[][] = []

  constructor(index: JsonIndex, nesting: 'dots' | 'json') {
    this.index = index
    this.nesting = nesting
  }

  /** Reads the rows of an array. */
  addRows(list: number): void {
    const items = childrenOf(this.index, list)
    const kinds = new Set(items.map((item) => kindOf(firstByteOf(this.index, item))))
    if (kinds.size > 1) throw errors.notTable()
    const [kind] = kinds
    for (const item of items) {
      const row: string[] = []
      if (kind === 'array') {
        for (const cell of childrenOf(this.index, item)) row.push(this.textOf(cell))
      } else if (kind === 'object') this.flatten(item, '', row, 0)
      else this.put(row, 'value', this.textOf(item))
      this.rows.push(row)
      this.checkSize()
    }
  }

  /** Reads the root, an object, as one row. */
  addRow(): void {
    if (childrenOf(this.index, 0).length === 0) throw errors.notTable()
    const row: string[] = []
    this.flatten(0, '', row, 0)
    this.rows.push(row)
  }

  /** Reads the columns of an object of arrays; false if the object is something else. */
  addColumns(): boolean {
    const keys = childrenOf(this.index, 0)
    const isOfArrays = keys.every((key) => firstByteOf(this.index, key + 1) === openBracket)
    const columns = keys.map((key) => ({
      name: textOfString(this.index, key),
      cells: isOfArrays ? childrenOf(this.index, key + 1) : [],
    }))
    const isTable =
      isOfArrays &&
      columns.every(({ cells }) => cells.every((cell) => kindOf(firstByteOf(this.index, cell)) === 'value'))
    if (!isTable || keys.length === 0) return false
    const height = columns.reduce((max, { cells }) => Math.max(max, cells.length), 0)
    if (height * columns.length > maxCells) throw errors.tooMany({ limit: maxCells })
    this.rows = Array.from({ length: height }, () => [])
    for (const { name, cells } of columns)
      for (const [at, row] of this.rows.entries()) {
        const cell = cells[at]
        this.put(row, name, cell === undefined ? '' : this.textOf(cell))
      }
    return true
  }

  finish(): { names: string[]; rows: string[][] } {
    const names = [...this.columns.keys()]
    if (names.length > 0)
      for (const row of this.rows) for (let column = 0; column < names.length; column++) row[column] ??= ''
    return { names, rows: this.rows }
  }

  private checkSize(): void {
    if (this.columns.size * this.rows.length > maxCells) throw errors.tooMany({ limit: maxCells })
  }

  private put(row: string[], name: string, text: string): void {
    const column = this.columns.get(name) ?? this.columns.size
    this.columns.set(name, column)
    while (row.length < column) row.push('')
    row[column] = text
  }

  /** Writes the members of an object to columns, with nested ones as `a.b`. */
  private flatten(container: number, path: string, row: string[], level: number): void {
    const isObject = firstByteOf(this.index, container) === openBrace
    for (const [at, child] of childrenOf(this.index, container).entries()) {
      const name = isObject ? textOfString(this.index, child) : String(at)
      const value = isObject ? child + 1 : child
      const full = path === '' ? name : `${path}.${name}`
      const isWithin = kindOf(firstByteOf(this.index, value)) !== 'value' && this.index.nexts[value] !== value + 1
      if (isWithin && this.nesting === 'dots' && level < maxLevels) this.flatten(value, full, row, level + 1)
      else this.put(row, full, this.textOf(value))
    }
  }

  /**
   * Returns the text of a string, nothing for null, and the source of any other value, objects and arrays without
   * indentation.
   */
  private textOf(token: number): string {
    const byte = firstByteOf(this.index, token)
    if (byte === quote) return textOfString(this.index, token)
    const source = sourceOf(this.index, token)
    if (kindOf(byte) === 'value') return source === 'null' ? '' : source
    return writeValue(this.index, token)
  }
}

const maxLevels = 100

const kindOf = (byte: number): 'object' | 'array' | 'value' =>
  byte === openBrace ? 'object' : byte === openBracket ? 'array' : 'value'
