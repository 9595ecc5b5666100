/** What a column is in Go, of the language and its standard library alone. */
export type GoType =
  | 'bool'
  | 'string'
  | '[]byte'
  | 'time.Time'
  | 'float32'
  | 'float64'
  | `${'' | 'u'}int${8 | 16 | 32 | 64}`
