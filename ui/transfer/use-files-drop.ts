import { filesIn } from './folder-files.ts'
import { useDrop } from './use-drop.ts'
import { useIsMounted } from './use-is-mounted.ts'

/** Takes files that are dropped or pasted anywhere on the page, with all that are in folders; every one counts. */
export function useFilesDrop(onFiles: (files: File[]) => void): boolean {
  const isMounted = useIsMounted()
  const read = async (folders: FileSystemDirectoryEntry[]) => {
    const files = await filesIn(folders)
    if (isMounted.current && files.length > 0) onFiles(files)
  }
  return useDrop(({ files, folders }) => {
    // What needs no reading is there at once.
    if (files.length > 0) onFiles(files)
    if (folders.length > 0) void read(folders)
  })
}
