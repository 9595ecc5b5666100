/** Reads an object, or the JSON text of one; else undefined. */
export function parseObject(value: unknown): Record<string, unknown> | undefined {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined
  } catch {
    return undefined
  }
}
