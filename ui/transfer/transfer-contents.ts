/** What a paste or a drop brings along. */
export interface TransferContents {
  /** Plain text; empty where there is none, or none but the names of the files. */
  readonly text: string
  files: File[]
  folders: FileSystemDirectoryEntry[]
}

/**
 * Lists what a paste or a drop carries. Office programs put an image beside the text that was copied, and file managers
 * put the names beside the files: neither is what was meant. To be called in the event, as all is gone after it.
 */
export function transferContentsOf(transfer: DataTransfer | null): TransferContents {
  const files: File[] = []
  const folders: FileSystemDirectoryEntry[] = []
  const take = (file: File | null) => file && files.push(file)
  for (const item of transfer?.items ?? []) {
    const entry = item.webkitGetAsEntry()
    // A folder stands among the files too, as one that nobody can read.
    if (isFolder(entry)) folders.push(entry)
    else if (item.kind === 'file') take(item.getAsFile())
  }
  let read: string | undefined
  return {
    files,
    folders,
    // Megabytes take their time: it is read by who wants it, and once.
    get text() {
      read ??= textOf(transfer, [...files, ...folders])
      return read
    },
  }
}

/** Whether anything is carried but text. */
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

/** As a name, or at the end of a path or an address. */
const isNameIn = (line: string, name: string): boolean =>
  [name, encodeURIComponent(name)].includes(line.split(/[\\/]/).at(-1) ?? '')
