/** The contents of a paste or a drop. */
export interface TransferContents {
  /** Plain text; empty if there is none but the names of the files. */
  readonly text: string
  files: File[]
  folders: FileSystemDirectoryEntry[]
}

/**
 * Reads the contents of a paste or a drop. Office programs add an image to the copied text, and file managers
 * the names of the files: neither is wanted. To be called during the event, since the data is gone after it.
 */
export function transferContentsOf(transfer: DataTransfer | null): TransferContents {
  const files: File[] = []
  const folders: FileSystemDirectoryEntry[] = []
  const take = (file: File | null) => file && files.push(file)
  for (const item of transfer?.items ?? []) {
    const entry = item.webkitGetAsEntry()
    // A folder is among the files too, as one that is unreadable.
    if (isFolder(entry)) folders.push(entry)
    else if (item.kind === 'file') take(item.getAsFile())
  }
  let read: string | undefined
  return {
    files,
    folders,
    // Reading megabytes takes time: done on request, and once.
    get text() {
      read ??= textOf(transfer, [...files, ...folders])
      return read
    },
  }
}

/** Whether there are files or folders. */
export const hasFiles = ({ files, folders }: TransferContents): boolean => files.length + folders.length > 0

const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry => entry?.isDirectory === true

function textOf(transfer: DataTransfer | null, named: readonly { name: string }[]): string {
  const text = transfer?.getData('text/plain') ?? ''
  return isNames(text, named) ? '' : text
}

function isNames(text: string, named: readonly { name: string }[]): boolean {
  if (named.length === 0) return false
  const lines = text.split(/[\r\n]+/).filter((line) => line !== '')
  return lines.length === named.length && named.every(({ name }) => lines.some((line) => isNameIn(line, name)))
}

/** As a name, or at the end of a path or URL. */
const isNameIn = (line: string, name: string): boolean =>
  [name, encodeURIComponent(name)].includes(line.split(/[\\/]/).at(-1) ?? '')
