import type { Columns } from './columns.ts'

/** A table as defined by the statements. */
export interface Table {
  /** Empty if the statement names none. */
  schema: string
  name: string
  columns: Columns
  /** In the order of the key; empty if there is none. */
  primaryKey: string[]
  indexes: TableIndex[]
  foreignKeys: ForeignKey[]
  checks: Check[]
  comment: string
  /** The offset of its name. */
  offset: number
}

export interface TableIndex {
  /** Empty if it has none. */
  name: string
  isUnique: boolean
  parts: IndexPart[]
  /** FULLTEXT or SPATIAL. */
  kind?: string | undefined
  /** Such as btree or gin. */
  method?: string | undefined
  where?: string | undefined
  comment?: string | undefined
  /** The clause after its columns, such as INCLUDE (name). */
  option?: string | undefined
  offset: number
}

export interface IndexPart {
  /** Empty for an expression. */
  column: string
  expression?: string | undefined
  /** The length of the indexed prefix. */
  length?: string | undefined
  isDescending?: boolean | undefined
  /** FIRST or LAST, if it says where nulls are. */
  nulls?: string | undefined
  /** Its source, with quotes. */
  collate?: string | undefined
  /** PostgreSQL's operator class, with its parameters. */
  operatorClass?: string | undefined
}

export interface ForeignKey {
  name: string
  columns: string[]
  /** The name of the referenced table, with its schema if given. */
  target: string[]
  /** The referenced table itself, if it was defined before the key: it may be renamed later. */
  table?: Table | undefined
  /** Empty for the primary key. */
  references: string[]
  onDelete?: string | undefined
  onUpdate?: string | undefined
  offset: number
}

interface Check {
  name: string
  expression: string
  offset: number
}
