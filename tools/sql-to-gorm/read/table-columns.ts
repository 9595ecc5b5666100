import type { Column } from '../model/column.ts'
import type { Table } from '../model/table.ts'
import type { ParserContext } from './parser-context.ts'

const isCalled =
  (name: string) =>
  (other: string): boolean =>
    other.toLowerCase() === name.toLowerCase()

/** Finds a column, or adds a remark if it does not exist. */
export function findColumn({ schema }: ParserContext, table: Table, name: string, offset: number): Column | undefined {
  const column = table.columns.find(name)
  if (!column) schema.remark('unknownColumn', offset, { table: table.name, column: name })
  return column
}

/** Replaces a column, keeping its keys and indexes. */
export function replaceColumn(table: Table, old: Column, column: Column): void {
  table.columns.replace(old, { ...column, isUnique: column.isUnique || old.isUnique })
  if (old.name !== column.name) renameInKeys(table, old.name, column.name)
}

export function renameColumn(table: Table, from: string, to: string): boolean {
  const column = table.columns.find(from)
  if (!column || !to) return false
  table.columns.replace(column, { ...column, name: to })
  renameInKeys(table, from, to)
  return true
}

export function dropColumn(table: Table, name: string): boolean {
  const dropped = table.columns.find(name)
  if (!dropped) return false
  table.columns.remove(dropped)
  table.primaryKey = table.primaryKey.filter((column) => !isCalled(name)(column))
  table.indexes = table.indexes.filter(({ parts }) => !parts.some(({ column }) => isCalled(name)(column)))
  table.foreignKeys = table.foreignKeys.filter(({ columns }) => !columns.some(isCalled(name)))
  return true
}

function renameInKeys(table: Table, from: string, to: string): void {
  const renamed = (name: string) => (isCalled(from)(name) ? to : name)
  table.primaryKey = table.primaryKey.map(renamed)
  for (const { parts } of table.indexes) for (const part of parts) part.column = renamed(part.column)
  for (const key of table.foreignKeys) key.columns = key.columns.map(renamed)
}
