import { joinBytes } from '../../../join-bytes.ts'
import { uint32Bytes, bytesOf } from '../../bytes.ts'
import { boxesIn } from '../../iso-media/boxes.ts'
import { containerSignature, isBareCodestream, isCodestreamBox } from './stream.ts'

/** Takes all that is told about the image out of a JPEG XL, and puts in a block of EXIF. */
export function replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  if (isBareCodestream(bytes)) return exif ? wrap(bytes, exif) : new Uint8Array(bytes)
  const kept = boxesIn(bytes).filter(({ type }) => !tellingTypes.includes(type))
  const pieces = kept.map(({ start, end }) => bytes.subarray(start, end))
  // Before the stream: the last box may have no end of its own.
  if (exif) pieces.splice(kept.findIndex(isCodestreamBox), 0, exifBox(exif))
  return joinBytes(...pieces)
}

/** What it takes to get the original JPEG back (`jbrd`) goes too: it counts on the EXIF that goes. */
const tellingTypes = ['Exif', 'xml ', 'jumb', 'brob', 'jbrd']

function wrap(stream: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes(
    bytesOf(containerSignature),
    boxOf('ftyp', bytesOf('jxl \0\0\0\0jxl ')),
    exifBox(exif),
    boxOf('jxlc', stream),
  )
}

const exifBox = (exif: Uint8Array): Uint8Array => boxOf('Exif', joinBytes(uint32Bytes(0), exif))

const boxOf = (type: string, content: Uint8Array): Uint8Array =>
  joinBytes(uint32Bytes(8 + content.length), bytesOf(type), content)
