import { readers as readersByPath } from '#lib/imaging/formats/found-readers.ts'
import { readableFormats } from './all-formats.ts'
import type { InfoReader } from './format-definition.ts'
import { groupByFormat } from './group-by-format.ts'
import type { ImageFormat } from './image-format.ts'

const readers = groupByFormat(readersByPath)

/** A detected format and its header reader. */
interface Detected {
  format: ImageFormat
  reader: InfoReader
}

/** Detects the format of a file by its bytes; undefined if it is not supported. */
export function detectFormat(bytes: Uint8Array): Detected | undefined {
  for (const format of readableFormats) {
    const reader = readers.get(format)
    if (reader?.detect(bytes)) return { format, reader }
  }
  return undefined
}
