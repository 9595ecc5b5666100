import { download } from './save.ts'

/** In bytes. The checksum of this much is computed between two turns of the event loop. */
const sliceSize = 1_000_000

/** Downloads a file as it is, several as one ZIP. */
export async function saveFiles(files: readonly File[], archive: string): Promise<void> {
  const [first, second] = files
  if (first) download(second ? await zipFiles(files, archive) : first)
}

/**
 * Stores files in a ZIP uncompressed, since images and archives would not become smaller. Reads them slice by slice.
 */
export async function zipFiles(files: readonly File[], name: string): Promise<File> {
  const { Zip, ZipPassThrough } = await import('fflate')
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // The browser may move a blob out of memory, but no chunk.
    parts.push(new Blob([chunk]))
  })
  const names = uniqueNames(files.map((file) => file.name))
  for (const [index, file] of files.entries()) {
    const entry = new ZipPassThrough(names[index] ?? file.name)
    zip.add(entry)
    for (let start = 0; start === 0 || start < file.size; start += sliceSize) {
      const slice = new Uint8Array(await file.slice(start, start + sliceSize).arrayBuffer())
      entry.push(slice, start + sliceSize >= file.size)
    }
  }
  zip.end()
  return new File(parts, name, { type: 'application/zip' })
}

/** Makes file names unique by a number before the extension, ignoring case as some file systems do. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? []
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${stem} (${number})${ending}`
    taken.add(unique.toLowerCase())
    return unique
  })
}
