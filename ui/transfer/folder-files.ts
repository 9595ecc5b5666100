/** A file, and where in what was dropped it is: `photos/2026/lake.jpg`. */
export interface FoundFile {
  file: File
  path: string
}

/** Lists all files in folders. What cannot be opened is left out: the others are still wanted. */
export async function filesIn(folders: readonly FileSystemDirectoryEntry[]): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for (const folder of folders) await walk(folder, found)
  return found
}

async function walk(folder: FileSystemDirectoryEntry, found: FoundFile[]): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    if (isFile(entry)) {
      const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)))
      if (file) found.push({ file, path: entry.fullPath.replace(/^\//, '') })
    } else await walk(entry as FileSystemDirectoryEntry, found)
  }
}

/** A folder gives its entries in parts, the last of them empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (part.length === 0) return entries.sort((a, b) => a.name.localeCompare(b.name))
    entries.push(...part)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
