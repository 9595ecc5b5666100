import { readers as readersByPath } from '#lib/imaging/formats/found-readers.ts'
import { byFolder } from './by-folder.ts'
import type { InfoReader } from './format-definition.ts'
import type { ImageFormat } from './image-format.ts'
import { readableFormats } from './registry.ts'

const readers = byFolder(readersByPath)

/** A format that was detected, and what reads the heads of its files. */
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
