import { useState } from 'react'
import { pathOf } from '#ui/transfer/file-path.ts'
import type { FolderFile } from '../../comparison/folders.ts'
import { type Side, sides } from '../use-file-names.ts'

/** A folder that was chosen or dropped, with all its files. */
export interface Folder {
  name: string
  files: FolderFile[]
}

export type Folders = Partial<Record<Side, Folder | undefined>>

/** The folders of both sides. */
export function useFolders() {
  const [folders, set] = useState<Folders>({})

  /** Takes one or two folders: the first for the given side, the second for the other. */
  function take(side: Side, files: readonly File[]): void {
    const [first, second] = foldersOf(files)
    const other = sides.find((each) => each !== side)
    set((now) => ({ ...now, [side]: first, ...(second && other && { [other]: second }) }))
  }

  const swap = () => set(({ original, changed }) => ({ original: changed, changed: original }))

  return { folders, take, swap, close: () => set({}) }
}

/** Groups files by the folder that their paths begin with. */
function foldersOf(files: readonly File[]): Folder[] {
  const folders = new Map<string, FolderFile[]>()
  for (const file of files) {
    const [name = '', ...rest] = pathOf(file).split('/')
    const inFolder = folders.get(name) ?? []
    inFolder.push({ path: rest.join('/'), file })
    folders.set(name, inFolder)
  }
  return [...folders].map(([name, inFolder]) => ({ name, files: inFolder }))
}
