/** Says how many bytes something takes, about: its JSON in UTF-8, files as they are. */
export function sizeOfValue(value: unknown): number {
  if (value instanceof Blob) return value.size
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return new Blob([text]).size
}
