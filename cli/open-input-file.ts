import { extname } from 'node:path'
import { DiskFile, FileTooLongError, openDiskFile } from '#lib/disk-file.node.ts'
import { UsageError } from './usage-error.ts'

/**
 * Opens a file with its media type: by its first bytes, or by its name for text without a signature.
 *
 * @throws UsageError for a pipe or device that gives too much for memory; the system's error for a missing file
 */
export async function openInputFile(path: string): Promise<File> {
  return open(path).catch((error) => {
    // The error of reading, unlike that of opening, does not name the file.
    if (!(error instanceof FileTooLongError)) throw Object.assign(error, { path })
    throw new UsageError(
      `${path} is no file on disk and longer than 2 GiB: write it to a file first`,
      `${path} 不是磁盘上的文件，且超过 2 GiB：请先写入文件`,
    )
  })
}

async function open(path: string): Promise<File> {
  const namedType = types[extname(path).slice(1).toLowerCase()]
  if (namedType) return openDiskFile(path, { type: namedType })
  const { mediaTypeOf } = await import('#lib/media-type.ts')
  const file = await openDiskFile(path)
  const start = await file.slice(0, 4100).arrayBuffer()
  const type = (await mediaTypeOf(new Uint8Array(start)))?.type ?? ''
  // A pipe can be read only once.
  return file instanceof DiskFile ? openDiskFile(path, { type }) : new File([file], file.name, { type })
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
