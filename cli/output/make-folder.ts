import { mkdir } from 'node:fs/promises'

/** Makes a folder whose path ends in a slash, in one that exists. Returns whether it was made. */
export async function makeFolder(path: string): Promise<boolean> {
  if (!/[/\\]$/.test(path)) return false
  return mkdir(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      // A missing parent may be a slip, and a file of that name is kept: both are said in one sentence.
      if (error.code === 'ENOENT' || error.code === 'EEXIST' || error.code === 'ENOTDIR') return false
      throw error
    },
  )
}
