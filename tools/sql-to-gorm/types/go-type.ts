/** The type of a column in Go, without custom types. */
export type GoType =
  | 'bool'
  | 'string'
  | '[]byte'
  | 'time.Time'
  | 'float32'
  | 'float64'
  | `${'' | 'u'}int${8 | 16 | 32 | 64}`

const words = new Set(['bool', 'string', '[]byte', 'time.Time', 'float32', 'float64'])

export const isGoType = (text: string): text is GoType => words.has(text) || /^u?int(?:8|16|32|64)$/.test(text)
