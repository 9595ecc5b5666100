import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, uint32Bytes } from '../../bytes.ts'
import { parseBoxes } from '../../iso-media/boxes.ts'
import { containerSignature, isBareCodestream, isCodestreamBox } from './stream.ts'

/** Removes the metadata of a JPEG XL, and inserts a block of EXIF. */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  if (isBareCodestream(bytes)) return exif ? wrap(bytes, exif) : new Uint8Array(bytes)
  const kept = parseBoxes(bytes).filter(({ type }) => !metadataTypes.includes(type))
  const pieces = kept.map(({ start, end }) => bytes.subarray(start, end))
  // Goes before the codestream, since the last box may extend to the end of the file.
  if (exif) pieces.splice(kept.findIndex(isCodestreamBox), 0, exifBox(exif))
  return joinBytes(...pieces)
}

/** The data to reconstruct an original JPEG (`jbrd`) is removed too, since it relies on the removed EXIF. */
const metadataTypes = ['Exif', 'xml ', 'jumb', 'brob', 'jbrd']

function wrap(stream: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes(
    bytesOf(containerSignature),
    buildBox('ftyp', bytesOf('jxl \0\0\0\0jxl ')),
    exifBox(exif),
    buildBox('jxlc', stream),
  )
}

const exifBox = (exif: Uint8Array): Uint8Array => buildBox('Exif', joinBytes(uint32Bytes(0), exif))

const buildBox = (type: string, content: Uint8Array): Uint8Array =>
  joinBytes(uint32Bytes(8 + content.length), bytesOf(type), content)
