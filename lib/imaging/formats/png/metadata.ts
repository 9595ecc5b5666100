import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, textAt } from '../../bytes.ts'
import type { NewMetadata } from '../../metadata-block.ts'
import { isPlaceName } from '../../place-names.ts'
import { buildChunk, type Chunk, parseChunks, signature } from './chunks.ts'

/** Removes the metadata of a PNG, and inserts new EXIF and XMP. */
export function replaceMetadata(
  bytes: Uint8Array,
  { exif, xmp, keepsTexts = false }: NewMetadata,
): Uint8Array<ArrayBuffer> {
  const [header, ...rest] = [...parseChunks(bytes)]
    .filter((chunk) => isEssentialChunk(chunk.type) || (keepsTexts && isPlainText(chunk)))
    .map(({ whole }) => whole)
  const blocks = joinBytes(
    exif ? buildChunk('eXIf', exif) : new Uint8Array(),
    xmp ? buildChunk('iTXt', joinBytes(bytesOf(`${xmpKeyword}\0\0\0\0\0`), xmp)) : new Uint8Array(),
  )
  return joinBytes(bytesOf(signature), header ?? new Uint8Array(), blocks, ...rest)
}

export const xmpKeyword = 'XML:com.adobe.xmp'

/** Whether a chunk has a text or a time. ImageMagick puts blocks of EXIF and IPTC into texts, as raw profiles. */
function isPlainText({ type, data }: Chunk): boolean {
  if (!/^(?:tEXt|zTXt|iTXt)$/.test(type)) return type === 'tIME'
  const keyword = textAt(data, 0, Math.max(0, Math.min(data.indexOf(0), 80)))
  return keyword !== xmpKeyword && !/^Raw profile type /i.test(keyword) && !isPlaceName(keyword)
}

/**
 * Whether a chunk is needed to display the image: critical chunks, whose type begins with a capital letter, and
 * ancillary ones that affect colors or animation.
 */
export const isEssentialChunk = (type: string): boolean =>
  /^[A-Z]/.test(type) || /^(tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs|acTL|fcTL|fdAT)$/.test(type)
