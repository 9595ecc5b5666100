import { NameSet } from '#lib/json-shape/identifiers.ts'
import type { SqlDialect } from '#lib/sql/dialect.ts'
import { singularOf } from '#lib/text/singular.ts'
import type { Column } from '../model/column.ts'
import type { Schema } from '../model/schema.ts'
import type { Table } from '../model/table.ts'
import type { CustomType, FindCustomType } from '../types/custom-types.ts'
import { type GoType, isGoType } from '../types/go-type.ts'
import { goTypeOf } from '../types/go-type-of.ts'
import type { Nullable } from '../types/nullable-type.ts'
import { goName } from './go-name.ts'

/** The options of the generated code. */
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
  findCustomType: FindCustomType
}

/** A table with its names and types in Go. */
export interface Model {
  table: Table
  /** The name of its struct. */
  name: string
  /** As returned by TableName. */
  tableName: string
  /** In the order of the columns. */
  fields: ModelField[]
  /** By column name in lower case. */
  byColumn: Map<string, ModelField>
  /** The names of its fields. */
  names: NameSet
}

export interface ModelField {
  column: Column
  name: string
  /** The Go type; for a custom type, the one without it. */
  goType: GoType
  customType: CustomType | undefined
  isKey: boolean
}

/** Builds the models with the names of structs and fields. Given names apply to the first table. */
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

/** Returns a name for a struct, with the schema before it if the name is taken. */
function freeName(structs: NameSet, table: Table): string {
  const name = goName(singular(table.name))
  return !structs.isFree(name) && table.schema ? goName(`${table.schema}_${singular(table.name)}`) : name
}

/** Returns the table name with its schema, unless that is a default schema. */
const qualified = ({ schema, name }: Table): string =>
  schema && !/^(?:public|dbo|main)$/i.test(schema) ? `${schema}.${name}` : name

function fieldOf(
  schema: Schema,
  table: Table,
  column: Column,
  keys: ReadonlySet<string>,
  names: NameSet,
  { dialect, findCustomType }: CodeOptions,
): ModelField {
  const goType = goTypeOf(column.type, dialect, schema.types)
  const customType = findCustomType(table.name, column.name, column.type)
  if (!goType && !customType) {
    const type = column.type.source || `AS (${column.generated?.expression.slice(0, 60) ?? ''})`
    schema.remark('unknownType', column.offset, { type })
  }
  const isKey = keys.has(column.name.toLowerCase())
  const name = names.claim([goName(column.name)])
  // A custom type that is a built-in Go type is treated as such.
  if (customType && isGoType(customType.text))
    return { column, name, goType: customType.text, customType: undefined, isKey }
  return { column, name, goType: goType ?? 'string', customType, isKey }
}

/**
 * Returns a table name with its last word in the singular: order_items becomes order_item, OrderItems becomes
 * OrderItem.
 */
function singular(name: string): string {
  const last = name.slice(startOfLastWord(name))
  const lower = last.toLowerCase()
  const one = singularOf(lower)
  return one === lower ? name : name.slice(0, name.length - last.length) + keepCase(last, one)
}

/**
 * Returns the start of the last word: upper-case letters, or lower-case ones with an upper-case letter before them.
 * Searches from the end, since names may be long.
 */
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
