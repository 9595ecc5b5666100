/** Reads an object, or JSON text of one; undefined for everything else. */
export function parseObject(value: unknown): Record<string, unknown> | undefined {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined
  } catch {
    return undefined
  }
}
