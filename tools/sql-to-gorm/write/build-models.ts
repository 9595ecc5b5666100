import { NameSet } from '#lib/json-shape/identifiers.ts'
import type { SqlDialect } from '#lib/sql/dialect.ts'
import { singularOf } from '#lib/text/singular.ts'
import type { Column } from '../model/column.ts'
import type { Schema } from '../model/schema.ts'
import type { Table } from '../model/table.ts'
import { type GoType, isGoType } from '../types/go-type.ts'
import { goTypeOf } from '../types/go-type-of.ts'
import type { Nullable } from '../types/nullable-type.ts'
import type { FindOwnType, OwnType } from '../types/own-types.ts'
import { goName } from './go-name.ts'

/** What is asked of the code. */
export interface CodeOptions {
  dialect: SqlDialect
  structName: string
  tableName: string
  packageName: string
  jsonTag: boolean
  gormTag: boolean
  comments: boolean
  nullable: Nullable
  tableNameMethod: boolean
  embedModel: boolean
  associations: 'belongs-to' | 'both' | 'none'
  ownType: FindOwnType
}

/** A table with the names and types it has in Go. */
export interface Model {
  table: Table
  /** The name of its struct. */
  name: string
  /** As TableName gives it. */
  tableName: string
  /** In the order of the columns. */
  fields: ModelField[]
  /** By the name of the column in small letters. */
  byColumn: Map<string, ModelField>
  /** The names that its fields have. */
  names: NameSet
}

export interface ModelField {
  column: Column
  name: string
  /** What its values are; of a type of somebody's own, what they would be without it. */
  goType: GoType
  own: OwnType | undefined
  isKey: boolean
}

/** Names all structs and fields. The names that are given go to the first table. */
export function buildModels(schema: Schema, options: CodeOptions): Model[] {
  const structs = new NameSet(new Set())
  return schema.tables.map((table, at) => {
    const given = at === 0 ? options.structName.trim() : ''
    const name = structs.claim([given ? structNameOf(given) : freeName(structs, table)])
    const names = new NameSet(
      new Set([...(options.tableNameMethod ? ['TableName'] : []), ...(options.embedModel ? ['Model'] : [])]),
    )
    const keys = new Set(table.primaryKey.map((key) => key.toLowerCase()))
    const fields = Array.from(table.columns, (column) => fieldOf(schema, table, column, keys, names, options))
    const byColumn = new Map(fields.map((field) => [field.column.name.toLowerCase(), field]))
    return {
      table,
      name,
      tableName: at === 0 && options.tableName ? options.tableName : qualified(table),
      fields,
      byColumn,
      names,
    }
  })
}

const structNameOf = (given: string): string => (/^\p{Lu}[\p{L}\p{Nd}_]*$/u.test(given) ? given : goName(given))

/** A table of a second schema has that schema before its name. */
function freeName(structs: NameSet, table: Table): string {
  const name = goName(singular(table.name))
  return !structs.isFree(name) && table.schema ? goName(`${table.schema}_${singular(table.name)}`) : name
}

/** With its schema, but for the one that databases look in first. */
const qualified = ({ schema, name }: Table): string =>
  schema && !/^(?:public|dbo|main)$/i.test(schema) ? `${schema}.${name}` : name

function fieldOf(
  schema: Schema,
  table: Table,
  column: Column,
  keys: ReadonlySet<string>,
  names: NameSet,
  { dialect, ownType }: CodeOptions,
): ModelField {
  const goType = goTypeOf(column.type, dialect, schema.types)
  const own = ownType(table.name, column.name, column.type)
  if (!goType && !own) {
    const type = column.type.source || `AS (${column.generated?.expression.slice(0, 60) ?? ''})`
    schema.remark('unknownType', column.offset, { type })
  }
  const isKey = keys.has(column.name.toLowerCase())
  const name = names.claim([goName(column.name)])
  // A custom type that is one of the built-in types of Go is treated as that.
  if (own && isGoType(own.text)) return { column, name, goType: own.text, own: undefined, isKey }
  return { column, name, goType: goType ?? 'string', own, isKey }
}

/** Puts the last word of a table's name into the singular: order_items is order_item, OrderItems is OrderItem. */
function singular(name: string): string {
  const last = name.slice(startOfLastWord(name))
  const lower = last.toLowerCase()
  const one = singularOf(lower)
  return one === lower ? name : name.slice(0, name.length - last.length) + keepCase(last, one)
}

/** Where the letters at the end begin: all capitals, or small ones with a capital before them. From the end: names may be long. */
function startOfLastWord(name: string): number {
  let start = name.length
  while (/[a-z]/.test(name[start - 1] ?? '')) start--
  if (start < name.length) return /[A-Z]/.test(name[start - 1] ?? '') ? start - 1 : start
  while (/[A-Z]/.test(name[start - 1] ?? '')) start--
  return start
}

const keepCase = (like: string, word: string): string => {
  if (like === like.toUpperCase()) return word.toUpperCase()
  return /^[A-Z]/.test(like) && word.length > 2 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
}
