/** A column as defined by the statements. */
export interface Column {
  name: string
  type: SqlType
  isNotNull: boolean
  isAutoIncrement: boolean
  /** Whether it has a UNIQUE constraint of its own, without a named index. */
  isUnique: boolean
  /** Whether it is a system time column: GENERATED ALWAYS AS ROW START or END. */
  isSystemTime: boolean
  default?: DefaultValue | undefined
  /** The value of ON UPDATE, such as CURRENT_TIMESTAMP; otherwise empty. */
  onUpdate: string
  generated?: { expression: string; storage: string } | undefined
  check?: { name: string; expression: string } | undefined
  /** The source of the character set, the collation and the like, written after the type. */
  suffix: string
  comment: string
  /** The offset of its name. */
  offset: number
}

export interface SqlType {
  /** In lower case, with single spaces: `double precision`, `character varying`. */
  name: string
  /** The source of its arguments: `10`, `'draft'`, `max`. */
  args: string[]
  isUnsigned: boolean
  isArray: boolean
  /** As written in the tag. */
  source: string
}

export type DefaultValue =
  | { kind: 'text' | 'number' | 'expression'; text: string }
  | { kind: 'boolean'; text: 'true' | 'false' }
