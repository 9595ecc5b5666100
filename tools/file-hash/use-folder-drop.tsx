import { useEffect, useRef, useState } from 'react'
import { notePath } from './file-facts.ts'

/**
 * Takes files and whole folders that are dropped anywhere on the page, and files that are pasted outside a field. Says
 * whether something is being dragged over it.
 */
export function useFolderDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles

  useEffect(() => {
    const listening = new AbortController()
    const on = <Type extends keyof WindowEventMap>(type: Type, hear: (event: WindowEventMap[Type]) => void) =>
      addEventListener(type, hear, { signal: listening.signal })

    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', (event) => event.relatedTarget === null && setOver(false))
    on('drop', async (event) => {
      setOver(false)
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      take.current(await filesOf(event.dataTransfer))
    })
    on('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take.current(files)
    })
    return () => listening.abort()
  }, [])

  return isOver
}

/** Lists what was dropped. The entries are gone when the event is, so they are asked for at once. */
function filesOf({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry())
  return entries.some((entry) => entry?.isDirectory) ? filesIn(entries) : Promise.resolve([...files])
}

/** Walks through folders. What cannot be opened is left out: the others are still wanted. */
async function filesIn(entries: readonly (FileSystemEntry | null)[]): Promise<File[]> {
  const files: File[] = []
  for (const entry of entries) {
    if (isFile(entry)) {
      const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)))
      if (file) files.push(notePath(file, entry.fullPath.replace(/^\//, '')))
    } else if (isFolder(entry)) files.push(...(await filesIn(await entriesOf(entry))))
  }
  return files
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

const isFile = (entry: FileSystemEntry | null): entry is FileSystemFileEntry => entry?.isFile === true
const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry => entry?.isDirectory === true
