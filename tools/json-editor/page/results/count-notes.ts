/** Counts notes, of which the last may count all that are not listed. */
export function countNotes(notes: readonly unknown[]): number {
  const { code, params } = Object(notes.at(-1)) as { code?: string; params?: { count?: number } }
  return code === 'more' ? notes.length - 1 + Number(params?.count) : notes.length
}
