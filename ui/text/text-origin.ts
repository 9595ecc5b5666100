import type { FileText, NoText } from './read-file.ts'

/** The file whose text is in a field, and the charset that it was read in. */
export interface TextOrigin {
  file: File
  read: FileText | NoText
  /** The field's value after reading: the origin is shown while the field still has it. */
  value: unknown
}

let handed: TextOrigin | undefined

/** Remembers which file a handed-over text was read from; only the last one. */
export function rememberOrigin(origin: TextOrigin): void {
  handed = origin
}

/** The file that a text from another page was read from. */
export const handedOrigin = (value: unknown): TextOrigin | undefined =>
  value !== '' && handed?.value === value ? handed : undefined
