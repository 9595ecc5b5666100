const sizes = new WeakMap<File, number>()

/** A file's size, in bytes: browsers ask the disk at each asking, which is slow for thousands. */
export function cachedSizeOf(file: File): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const { size } = file
  sizes.set(file, size)
  return size
}
