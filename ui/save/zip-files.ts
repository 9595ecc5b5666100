import { uniqueNames } from './unique-names.ts'

/** In bytes. The checksum of this much is computed between two turns of the event loop. */
const sliceSize = 1_000_000

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
