import { uniqueNames } from './unique-names.ts'

/** In bytes. So much is read and summed up between two looks at what else there is to do. */
const sliceSize = 1_000_000

/** Packs files into a ZIP as they are: images and archives do not become smaller. Reads them slice by slice. */
export async function zipFiles(files: readonly File[], name: string): Promise<File> {
  const { Zip, ZipPassThrough } = await import('fflate')
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // The browser may move a blob out of memory, a chunk not.
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
