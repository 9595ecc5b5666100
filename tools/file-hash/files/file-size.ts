const sizes = new WeakMap<File, number>()

/** A file's size, in bytes; cached because browsers read it from disk each time, which is slow for thousands. */
export function cachedSizeOf(file: File): number {
  const cached = sizes.get(file)
  if (cached !== undefined) return cached
  const { size } = file
  sizes.set(file, size)
  return size
}
