/** The approximate size of a value in bytes: its JSON in UTF-8, plus files. */
export function sizeOfValue(value: unknown): number {
  if (value instanceof Blob) return value.size
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return new Blob([text]).size
}
