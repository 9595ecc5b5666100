import { rememberPath } from './file-path.ts'

/** Lists all files in folders, each with its path remembered. What cannot be opened is left out: the others count. */
export async function filesIn(folders: readonly FileSystemDirectoryEntry[]): Promise<File[]> {
  const found: File[] = []
  for (const folder of folders) await walk(folder, found)
  return found
}

async function walk(folder: FileSystemDirectoryEntry, found: File[]): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    if (isFile(entry)) {
      const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)))
      if (file) found.push(rememberPath(file, entry.fullPath.replace(/^\//, '')))
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
