import type { GoType } from './go-type.ts'

/** How a column that may be null is written. */
export type Nullable = 'regular' | 'pointer' | 'sql.Null'

/** Writes a type so that it can be null. Bytes are null as they are; where database/sql has no type a pointer stands in. */
export function nullableType(type: GoType, how: Nullable): string {
  if (how === 'regular' || type === '[]byte') return type
  return (how === 'sql.Null' && nullTypes[type]) || `*${type}`
}

/** A type of somebody's own that may be null: behind a pointer, unless it can be nil or says itself that it is none. */
export const nullableOwn = (type: string, how: Nullable): string =>
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
