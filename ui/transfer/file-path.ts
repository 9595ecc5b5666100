const paths = new WeakMap<File, string>()

/** Remembers where in a dropped folder a file is, which the file itself does not tell. */
export function rememberPath(file: File, path: string): File {
  paths.set(file, path)
  return file
}

/** A file's path inside the folder that it came with, or its name: `photos/2026/lake.jpg`. */
export const pathOf = (file: File): string => paths.get(file) ?? (file.webkitRelativePath || file.name)
