import { joinBytes } from '../../join-bytes.ts'
import { bytesOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import { detectFormat } from '../formats/detect-format.ts'
import { defaultInfo, type ImageInfo } from '../image-info.ts'

/**
 * Reads what a file says of its image, recognized by its bytes alone; undefined if the format is none that can be read.
 *
 * @throws CodecError when it is one, but damaged
 */
export function readInfo(bytes: Uint8Array): ImageInfo | undefined {
  const detected = detectFormat(bytes)
  if (!detected) return undefined
  try {
    return { format: detected.format, ...defaultInfo, ...detected.reader.info(bytes) }
  } catch (error) {
    throw error instanceof RangeError ? new CodecError('the file is damaged or ends too early') : error
  }
}

/**
 * Reads the same of the beginning of a file, where that is enough.
 *
 * @throws CodecError when it is not
 */
export function readInfoFromStart(head: Uint8Array): ImageInfo | undefined {
  const { endMarker } = detectFormat(head)?.reader ?? {}
  return readInfo(endMarker ? joinBytes(head, bytesOf(endMarker)) : head)
}
