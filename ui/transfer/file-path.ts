const paths = new WeakMap<File, string>()

/** Remembers a file's path in a dropped folder, which the `File` itself does not have. */
export function rememberPath(file: File, path: string): File {
  paths.set(file, path)
  return file
}

/** A file's path inside the folder that it came with, or its name: `photos/2026/lake.jpg`. */
export const pathOf = (file: File): string => paths.get(file) ?? (file.webkitRelativePath || file.name)
