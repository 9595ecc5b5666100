const sizes = new WeakMap<File, number>()

/** A file's size, in bytes: browsers ask the disk at each asking, which is slow for thousands. */
export function cachedSizeOf(file: File): number {
  const cached = sizes.get(file)
  if (cached !== undefined) return cached
  const { size } = file
  sizes.set(file, size)
  return size
}
