import { rememberPath } from './file-path.ts'
import { useDrop } from './use-drop.ts'
import { useIsMounted } from './use-is-mounted.ts'

/** Takes files dropped or pasted anywhere on the page, with all files in folders. */
export function useFilesDrop(onFiles: (files: File[]) => void): boolean {
  const isMounted = useIsMounted()
  const read = async (folders: FileSystemDirectoryEntry[]) => {
    const files = await filesIn(folders)
    if (isMounted.current && files.length > 0) onFiles(files)
  }
  return useDrop(({ files, folders }) => {
    // Files outside folders are taken at once.
    if (files.length > 0) onFiles(files)
    if (folders.length > 0) void read(folders)
  })
}

/** Lists all files in folders, each with its path remembered. Unreadable ones are left out. */
export async function filesIn(folders: readonly FileSystemDirectoryEntry[]): Promise<File[]> {
  const files: File[] = []
  for (const folder of folders) await walk(folder, files)
  return files
}

async function walk(folder: FileSystemDirectoryEntry, files: File[]): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    if (isFile(entry)) {
      const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)))
      if (file) files.push(rememberPath(file, entry.fullPath.replace(/^\//, '')))
    } else await walk(entry as FileSystemDirectoryEntry, files)
  }
}

/** A directory reader returns entries in batches, the last of them empty. */
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
