import type { Columns } from './columns.ts'

/** A table as its statements tell it. */
export interface Table {
  /** Empty where the statement names none. */
  schema: string
  name: string
  columns: Columns
  /** In the order of the key; empty where there is none. */
  primaryKey: string[]
  indexes: TableIndex[]
  foreignKeys: ForeignKey[]
  checks: Check[]
  comment: string
  /** Where its name stands. */
  offset: number
}

export interface TableIndex {
  /** Empty where it has none. */
  name: string
  isUnique: boolean
  parts: IndexPart[]
  /** FULLTEXT, SPATIAL. */
  kind?: string | undefined
  /** btree, gin. */
  method?: string | undefined
  where?: string | undefined
  comment?: string | undefined
  /** What stands behind its columns: INCLUDE (name). */
  option?: string | undefined
  offset: number
}

export interface IndexPart {
  /** Empty for an expression. */
  column: string
  expression?: string | undefined
  /** How many characters of it are indexed. */
  length?: string | undefined
  isDescending?: boolean | undefined
  collate?: string | undefined
}

export interface ForeignKey {
  name: string
  columns: string[]
  /** The table that it leads to, with its schema where that is told. */
  target: string[]
  /** Empty where they are the primary key. */
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
