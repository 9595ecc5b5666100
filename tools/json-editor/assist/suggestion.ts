/** Something that a schema lets stand at a place. */
export interface Suggestion {
  /** As it is shown, and what is typed is compared with. */
  label: string
  /** The JSON that takes the place of what stands there. */
  insert: string
  /** What is selected in it then. */
  select: { from: number; to: number }
  /** What kind of value it is, or where it comes from, in words of JSON Schema. */
  detail: string
  /** What the schema says of it. */
  about: string
  /** Its values are offered at once. */
  leadsOn: boolean
  /** What is needed comes first, what is deprecated last. */
  rank: 1 | 0 | -1
}

/** How what is suggested is to be written. */
export interface PlaceLayout {
  /** A quote stands there already. */
  isQuoted: boolean
  /** What stands between a colon and its value; before a value only what is missing of it. */
  space: string
  /** What has to follow. */
  comma: string
}

/** What a value of a type begins as, where that is a pair to type in. */
export const emptyValues: Record<string, string> = { string: '""', object: '{}', array: '[]' }
