import { extname } from 'node:path'
import { openDiskFile } from '#lib/disk-file.node.ts'

/** Opens a file with its media type: by its name where text has no sign of its own, else by its first bytes. */
export async function openInputFile(path: string): Promise<File> {
  const known = types[extname(path).slice(1).toLowerCase()]
  if (known) return openDiskFile(path, { type: known })
  const { mediaTypeOf } = await import('#lib/media-type.ts')
  const start = await (await openDiskFile(path)).slice(0, 4100).arrayBuffer()
  return openDiskFile(path, { type: (await mediaTypeOf(new Uint8Array(start)))?.type ?? '' })
}

const types: Record<string, string> = {
  css: 'text/css',
  csv: 'text/csv',
  htm: 'text/html',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  log: 'text/plain',
  md: 'text/markdown',
  sql: 'application/sql',
  svg: 'image/svg+xml',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
}
