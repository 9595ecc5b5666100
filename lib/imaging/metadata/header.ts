import { CodecError } from '../codec-error.ts'
import { type Format, formatNames } from '../formats.ts'
import { avif } from './avif.ts'
import type { Container, Facts } from './container.ts'
import { jpeg } from './jpeg.ts'
import { jxl } from './jxl.ts'
import { png } from './png.ts'
import { webp } from './webp.ts'

export interface Header extends Facts {
  format: Format
}

/**
 * Reads what a file says of its image, recognized by its bytes alone; undefined if the format is none that can be
 * decoded.
 *
 * @throws CodecError when it is one, but damaged
 */
export function readHeader(bytes: Uint8Array): Header | undefined {
  const format = formatNames.find((name) => containers[name].isOf(bytes))
  return format && { format, ...intact(() => containers[format].read(bytes)) }
}

/**
 * Takes out of a file all that is told about its image (EXIF, XMP, comments, what follows its end) and is not needed
 * to show it as before, without touching a pixel, and puts in a block of EXIF where there is a place for it: AVIF has
 * one only for a block no longer than its own.
 *
 * @throws CodecError when the file is damaged
 */
export function replaceMetadata(bytes: Uint8Array, format: Format, exif?: Uint8Array): Uint8Array<ArrayBuffer> {
  return intact(() => containers[format].replaceMetadata(bytes, exif))
}

const containers: Record<Format, Container> = { jpeg, webp, avif, png, jxl }

function intact<Answer>(read: () => Answer): Answer {
  try {
    return read()
  } catch (error) {
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}
