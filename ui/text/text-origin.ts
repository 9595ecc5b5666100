import type { FileText, NoText } from './read-file.ts'

/** A file that came into a field for text, and what it was read as. */
export interface TextOrigin {
  file: File
  read: FileText | NoText
  /** What stood in the field when it had come: it is said as long as that stands there. */
  value: unknown
}

let handed: TextOrigin | undefined

/** Remembers which file a text was read from that goes into a field from another page: the last one alone. */
export function rememberOrigin(origin: TextOrigin): void {
  handed = origin
}

/** The file that a text was read from on another page. */
export const handedOrigin = (value: unknown): TextOrigin | undefined =>
  value !== '' && handed?.value === value ? handed : undefined
