import type { GoType } from './go-type.ts'

/** How nullable columns are written. */
export type Nullable = 'regular' | 'pointer' | 'sql.Null'

/** Returns the nullable form of a type. []byte is nullable itself; types that database/sql lacks become pointers. */
export function nullableType(type: GoType, how: Nullable): string {
  if (how === 'regular' || type === '[]byte') return type
  return (how === 'sql.Null' && nullTypes[type]) || `*${type}`
}

/** Returns the nullable form of a custom type: a pointer, unless it can be nil or is a null type by its name. */
export const nullableCustomType = (type: string, how: Nullable): string =>
  how === 'regular' || /^(?:\*|\[\]|any$)|\.Null|\bnull\.|\.DeletedAt$/.test(type) ? type : `*${type}`

const nullTypes: Partial<Record<GoType, string>> = {
  bool: 'sql.NullBool',
  string: 'sql.NullString',
  'time.Time': 'sql.NullTime',
  float32: 'sql.NullFloat64',
  float64: 'sql.NullFloat64',
  uint8: 'sql.NullByte',
  int8: 'sql.NullInt16',
  int16: 'sql.NullInt16',
  uint16: 'sql.NullInt32',
  int32: 'sql.NullInt32',
  uint32: 'sql.NullInt64',
  int64: 'sql.NullInt64',
}
