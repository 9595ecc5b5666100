import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, uint32Bytes } from '../../bytes.ts'
import { parseBoxes } from '../../iso-media/boxes.ts'
import type { NewMetadata } from '../../metadata-block.ts'
import { containerSignature, isBareCodestream, isCodestreamBox } from './stream.ts'

/** Removes the metadata of a JPEG XL, and inserts new EXIF and XMP. */
export function replaceMetadata(bytes: Uint8Array, { exif, xmp }: NewMetadata): Uint8Array<ArrayBuffer> {
  const blocks = [
    ...(exif ? [buildBox('Exif', joinBytes(uint32Bytes(0), exif))] : []),
    ...(xmp ? [buildBox('xml ', xmp)] : []),
  ]
  if (isBareCodestream(bytes)) return blocks.length > 0 ? wrap(bytes, blocks) : new Uint8Array(bytes)
  const kept = parseBoxes(bytes).filter(({ type }) => !metadataTypes.includes(type))
  const pieces = kept.map(({ start, end }) => bytes.subarray(start, end))
  // They go before the codestream, since the last box may extend to the end of the file.
  pieces.splice(kept.findIndex(isCodestreamBox), 0, ...blocks)
  return joinBytes(...pieces)
}

/** The data to reconstruct an original JPEG (`jbrd`) is removed too, since it relies on the removed EXIF. */
const metadataTypes = ['Exif', 'xml ', 'jumb', 'brob', 'jbrd']

function wrap(stream: Uint8Array, blocks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joinBytes(
    bytesOf(containerSignature),
    buildBox('ftyp', bytesOf('jxl \0\0\0\0jxl ')),
    ...blocks,
    buildBox('jxlc', stream),
  )
}

const buildBox = (type: string, content: Uint8Array): Uint8Array =>
  joinBytes(uint32Bytes(8 + content.length), bytesOf(type), content)
