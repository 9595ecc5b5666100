import type { Params } from '#kit/tool-error.ts'
import type { Warning, WarningCode } from '../notes/sentences.ts'
import type { SqlType } from './column.ts'
import type { Table } from './table.ts'

/** The tables and types of a text, with remarks on what could not be parsed. */
export class Schema {
  tables: Table[] = []
  remarks: Warning[] = []
  /** User-defined types: enums by name, domains with their base type. */
  types = new Map<string, SqlType | 'enum'>()
  private byName = new Map<string, Table>()
  private byFormerName = new Map<string, Table>()

  add(table: Table): void {
    const before = this.find([table.schema, table.name].filter(Boolean))
    if (before && before.schema === table.schema) {
      this.remark('tableTwice', table.offset, { table: table.name })
      return
    }
    this.tables.push(table)
    this.name(table)
  }

  /** Finds a table by its name, which may have a schema and a database before it. */
  find(path: readonly string[]): Table | undefined {
    return this.byName.get(keyOf(path.slice(-2))) ?? (path.length === 1 ? this.byName.get(keyOf(path)) : undefined)
  }

  /** Finds a table by a name that it had before a rename. */
  findRenamed(path: readonly string[]): Table | undefined {
    return this.byFormerName.get(keyOf(path.slice(-2)))
  }

  drop(table: Table): void {
    this.tables = this.tables.filter((other) => other !== table)
    for (const [key, other] of this.byName) if (other === table) this.byName.delete(key)
  }

  rename(table: Table, path: readonly string[]): void {
    for (const [key, other] of this.byName) {
      if (other !== table) continue
      this.byName.delete(key)
      this.byFormerName.set(key, table)
    }
    table.name = path.at(-1) ?? table.name
    this.name(table)
  }

  remark(code: WarningCode, offset: number, params: Params = {}): void {
    this.remarks.push({ code, offset, params })
  }

  private name(table: Table): void {
    const bare = keyOf([table.name])
    if (table.schema) this.byName.set(keyOf([table.schema, table.name]), table)
    if (!this.byName.has(bare)) this.byName.set(bare, table)
    // One statement may omit the default schema that another one names.
    for (const schema of ['public', 'dbo', 'main']) {
      const key = keyOf([schema, table.name])
      if (!table.schema && !this.byName.has(key)) this.byName.set(key, table)
    }
  }
}

/** Ignores the case of names, like most databases. */
const keyOf = (path: readonly string[]): string => path.join('\0').toLowerCase()
