import type { HeldText } from '#ui/text/held-text.ts'

/** What a pipeline works on: a text, or a file. */
export type Source = { kind: 'text'; text: string | HeldText } | { kind: 'file'; file: File | undefined }

/** What there is to work on; undefined while there is nothing. */
export function materialOf(source: Source): string | Blob | undefined {
  if (source.kind === 'file') return source.file
  return source.text === '' ? undefined : source.text
}
