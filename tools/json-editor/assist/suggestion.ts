/** A completion that a schema allows at a position. */
export interface Suggestion {
  /** As it is shown, and compared with what is typed. */
  label: string
  /** The JSON that replaces the token there. */
  insert: string
  /** What is selected in it afterwards. */
  select: { from: number; to: number }
  /** The type of the value or the keyword that it comes from, in terms of JSON Schema. */
  detail: string
  /** What the schema says of it. */
  about: string
  /** Whether completions for its value are offered right away. */
  leadsOn: boolean
  /** Required keys and listed values come first, deprecated ones last. */
  rank: 1 | 0 | -1
}

/** How a suggestion is to be inserted. */
export interface InsertionLayout {
  /** Whether a quote is there already. */
  isQuoted: boolean
  /** The white space between a colon and its value; only what is missing of it. */
  space: string
  /** The comma that has to follow. */
  comma: string
}

/** The empty value of a type, quotes or brackets to type in. */
export const emptyValues: Record<string, string> = { string: '""', object: '{}', array: '[]' }
