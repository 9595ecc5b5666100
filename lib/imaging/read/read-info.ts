import { joinBytes } from '../../join-bytes.ts'
import { bytesOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import { detectFormat } from '../formats/detect-format.ts'
import { defaultInfo, type ImageInfo } from '../image-info.ts'

/**
 * Reads the properties of an image, whose format is detected by its bytes alone; undefined if it is not supported.
 *
 * @throws CodecError when it is damaged
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
 * Reads the properties from the beginning of a file, if that suffices.
 *
 * @throws CodecError when it does not
 */
export function readInfoFromStart(head: Uint8Array): ImageInfo | undefined {
  const { endMarker } = detectFormat(head)?.reader ?? {}
  return readInfo(endMarker ? joinBytes(head, bytesOf(endMarker)) : head)
}
