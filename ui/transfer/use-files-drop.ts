import { filesIn } from './folder-files.ts'
import { useDrop } from './use-drop.ts'
import { useIsHere } from './use-is-here.ts'

/** Takes files that are dropped or pasted anywhere on the page, with all that are in folders; every one counts. */
export function useFilesDrop(onFiles: (files: File[]) => void): boolean {
  const isHere = useIsHere()
  return useDrop(async ({ files, folders }) => {
    // What needs no reading is there at once.
    if (files.length > 0) onFiles(files)
    if (folders.length === 0) return
    const found = await filesIn(folders)
    if (isHere.current && found.length > 0) onFiles(found)
  })
}
