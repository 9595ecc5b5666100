const paths = new WeakMap<File, string>()

/** Notes where in a dropped folder a file is. */
export function notePath(file: File, path: string): File {
  paths.set(file, path)
  return file
}

/** A file's path inside the folder that it came with, or its name: `photos/2026/lake.jpg`. */
export const pathOf = (file: File): string => paths.get(file) ?? (file.webkitRelativePath || file.name)

const sizes = new WeakMap<File, number>()

/** A file's size, in bytes: browsers ask the disk at each asking, which is slow for thousands. */
export function bytesIn(file: File): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const { size } = file
  sizes.set(file, size)
  return size
}
