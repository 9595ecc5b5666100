/** A column as its statements tell it. */
export interface Column {
  name: string
  type: SqlType
  isNotNull: boolean
  isAutoIncrement: boolean
  /** Whether it is unique by itself, without a named index. */
  isUnique: boolean
  /** Whether the database itself says when a row was valid: GENERATED ALWAYS AS ROW START. */
  isSystemTime: boolean
  default?: DefaultValue | undefined
  /** What the database sets it to with each change: CURRENT_TIMESTAMP. Empty where it does not. */
  onUpdate: string
  generated?: { expression: string; storage: string } | undefined
  check?: { name: string; expression: string } | undefined
  /** Character set and collation as they stand, to be written behind the type. */
  collation: string
  comment: string
  /** Where its name stands. */
  offset: number
}

export interface SqlType {
  /** In small letters, its words with single spaces: `double precision`, `bigint unsigned`. */
  name: string
  /** What stands in its parentheses, as it stands: `10`, `'draft'`, `max`. */
  args: string[]
  isUnsigned: boolean
  isArray: boolean
  /** How it is written in the tag. */
  source: string
}

export type DefaultValue =
  | { kind: 'text' | 'number' | 'expression'; text: string }
  | { kind: 'boolean'; text: 'true' | 'false' }
