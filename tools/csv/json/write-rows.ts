import { JsonSyntaxError } from '#lib/json/json-syntax-error.ts'
import { readJson } from '#lib/json/read.ts'
import { maxTextLength, writeJson } from '#lib/json/write.ts'
import { type ColumnType, columnTypesOf } from '#lib/table/column-types.ts'
import { errors } from '../errors.ts'
import type { OpenTable } from '../source/open-table.ts'
import type { Note } from '../source/sentences.ts'

export const layouts = ['objects', 'arrays', 'columns', 'lines'] as const

export interface JsonStyle {
  header: boolean
  types: boolean
  empty: 'text' | 'null' | 'omit'
  nested: boolean
  layout: (typeof layouts)[number]
  indent: number
}

/** Writes the rows of a table as JSON, with all digits of numbers. Adds notes for names that could not be nested. */
export function writeRows(table: OpenTable, style: JsonStyle, notes: Note[]): string {
  const { names, rows } = table
  const { layout } = style
  const types = style.types ? columnTypesOf(rows, names.length) : names.map((): ColumnType => 'text')
  const write = (cell: string, column: number) => jsonOf(cell, types[column] ?? 'text', style.empty)
  const isNested = style.nested && (layout === 'objects' || layout === 'lines')
  const { tree, kept } = nameTreeOf(names, isNested)
  notes.push(...kept.map((name): Note => ({ offset: 0, code: 'keptDots', params: { name } })))

  const pieces: string[] = []
  let length = 0
  const add = (piece: string) => {
    length += piece.length + 1
    if (length > maxTextLength) throw errors.tooLong({ limit: maxTextLength })
    pieces.push(piece)
  }
  if (layout === 'columns') {
    names.forEach((name, column) => {
      const values = rows.map((row) => write(row[column] ?? '', column) ?? 'null')
      add(`${JSON.stringify(name)}:[${values.join(',')}]`)
    })
    return indented(`{${pieces.join(',')}}`, style.indent)
  }
  if (layout === 'arrays') {
    if (style.header) add(`[${names.map((name) => JSON.stringify(name)).join(',')}]`)
    for (const row of rows) add(`[${names.map((_, column) => write(row[column] ?? '', column) ?? 'null').join(',')}]`)
  } else {
    for (const row of rows) add(objectOf(tree, row, write) ?? '{}')
  }
  return layout === 'lines'
    ? pieces.map((piece) => `${piece}\n`).join('')
    : indented(`[${pieces.join(',')}]`, style.indent)
}

/** Returns undefined for a value that is left out. */
function jsonOf(cell: string, type: ColumnType, empty: JsonStyle['empty']): string | undefined {
  const isBare = type === 'integer' || type === 'decimal' || type === 'boolean'
  const text = isBare ? cell.trim() : cell
  if (text === '') return empty === 'text' ? '""' : empty === 'null' ? 'null' : undefined
  return isBare ? text.toLowerCase() : JSON.stringify(text)
}

type WriteCell = (cell: string, column: number) => string | undefined

function objectOf(node: NameTree, row: readonly string[], write: WriteCell): string | undefined {
  if (node.column !== undefined) return write(row[node.column] ?? '', node.column)
  const members: string[] = []
  for (const [name, child] of node.children) {
    const value = objectOf(child, row, write)
    // Leaving out an item would shift the following ones.
    if (node.isArray) members.push(value ?? 'null')
    else if (value !== undefined) members.push(`${name}:${value}`)
  }
  if (members.length === 0 || (node.isArray && members.every((member) => member === 'null'))) return undefined
  return node.isArray ? `[${members.join(',')}]` : `{${members.join(',')}}`
}

function indented(json: string, indent: number): string {
  if (indent === 0) return json
  try {
    const written = writeJson(readJson(json), ' '.repeat(indent))
    if (written === undefined) throw errors.tooLong({ limit: maxTextLength })
    return written
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw new Error(`What was written is no JSON: ${error.message}`)
    throw error
  }
}

/** Where each column is written: a value, or nested objects and arrays. */
interface NameTree {
  /** The column whose cell is the value. */
  column?: number
  /** By name, as a JSON string. */
  children: Map<string, NameTree>
  /** Whether its names are 0, 1, 2 and so on. */
  isArray: boolean
}

/**
 * Builds nested objects from names with dots: `a.b` is `b` in `a`, and `a.0` is the first item of the array `a`. A name
 * that would be both a value and an object, or has too many levels, is not split.
 */
function nameTreeOf(names: readonly string[], isNested: boolean): { tree: NameTree; kept: string[] } {
  const tree = emptyNode()
  const kept: string[] = []
  const whole = new Set(names)
  names.forEach((name, column) => {
    const path = isNested && name.includes('.') ? name.split('.') : [name]
    const isSplit = path.length > 1 && path.length <= maxLevels && !path.includes('') && !hasValueAbove(path, whole)
    if (path.length > 1 && !isSplit) kept.push(name.length > 60 ? `${name.slice(0, 59)}…` : name)
    let node = tree
    for (const part of isSplit ? path : [name]) {
      const key = JSON.stringify(part)
      const next = node.children.get(key) ?? emptyNode()
      node.children.set(key, next)
      node = next
    }
    node.column = column
  })
  for (const child of tree.children.values()) markArrays(child)
  return { tree, kept: kept.map((name) => name.toWellFormed()) }
}

const maxLevels = 100

const emptyNode = (): NameTree => ({ children: new Map(), isArray: false })

/** Whether a prefix of the path is itself the name of a column. */
function hasValueAbove(path: readonly string[], names: ReadonlySet<string>): boolean {
  let above = ''
  for (const part of path.slice(0, -1)) {
    above += above === '' ? part : `.${part}`
    if (names.has(above)) return true
  }
  return false
}

function markArrays(node: NameTree): void {
  let index = 0
  for (const [name, child] of node.children) {
    if (name === `"${index}"`) index++
    markArrays(child)
  }
  node.isArray = index > 0 && index === node.children.size
}
