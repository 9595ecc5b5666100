import type { HeldText } from '#ui/text/held-text.ts'

/** The input of a pipeline: a text, or a file. */
export type Source = { kind: 'text'; text: string | HeldText } | { kind: 'file'; file: File | undefined }

/** The input itself; undefined while it is empty. */
export function materialOf(source: Source): string | Blob | undefined {
  if (source.kind === 'file') return source.file
  return source.text === '' ? undefined : source.text
}
