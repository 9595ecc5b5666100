import { readers as readersByPath } from '#lib/imaging/formats/found-readers.ts'
import type { InfoReader } from './format-definition.ts'
import { groupByFormat } from './group-by-format.ts'
import type { ImageFormat } from './image-format.ts'
import { readableFormats } from './registry.ts'

const readers = groupByFormat(readersByPath)

/** A detected format, and the reader of its files' headers. */
interface Detected {
  format: ImageFormat
  reader: InfoReader
}

/** Tells the format of a file by its bytes; undefined where it is none that can be read. */
export function detectFormat(bytes: Uint8Array): Detected | undefined {
  for (const format of readableFormats) {
    const reader = readers.get(format)
    if (reader?.detect(bytes)) return { format, reader }
  }
  return undefined
}
