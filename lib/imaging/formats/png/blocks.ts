import { unzlibSync } from 'fflate'
import { bytesOf, textAt } from '../../bytes.ts'
import type { MetadataBlock } from '../../metadata-block.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import { needsChunk } from './metadata.ts'

/** Lists what a PNG tells of its image: EXIF, XMP, texts, the time of its last change. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  const chunks = [...chunksOf(bytes)]
  const last = chunks.at(-1)?.whole
  const rest = last ? bytes.subarray(last.byteOffset - bytes.byteOffset + last.length) : new Uint8Array()
  const blocks = chunks.flatMap(blockOf)
  return rest.length > 0 ? [...blocks, { kind: 'other', name: 'PNG trailer', bytes: rest }] : blocks
}

function blockOf({ type, data }: Chunk): MetadataBlock[] {
  if (type === 'eXIf') return [{ kind: 'exif', name: 'EXIF', bytes: data }]
  if (type === 'tIME' && data.length === 7) return [{ kind: 'text', name: 'PNG time', bytes: bytesOf(timeIn(data)) }]
  if (type === 'iCCP') return [{ kind: 'profile', name: 'ICC', bytes: data }]
  if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') return [textIn(type, data)]
  return needsChunk(type) ? [] : [{ kind: 'other', name: `PNG ${type}`, bytes: data }]
}

/** Year, month, day, hour, minute, second, in UTC (W3C PNG, section 11.3.6.1). */
function timeIn(data: Uint8Array): string {
  const [high = 0, low = 0, ...rest] = data
  const [month, day, hour, minute, second] = rest.map((part) => String(part).padStart(2, '0'))
  return `${high * 256 + low}-${month}-${day}T${hour}:${minute}:${second}Z`
}

/** A keyword, ended by 0, and a text: plain, packed, or in UTF-8 with a language and a translated keyword before it. */
function textIn(type: 'tEXt' | 'zTXt' | 'iTXt', data: Uint8Array): MetadataBlock {
  const end = data.indexOf(0)
  const keyword = textAt(data, 0, Math.max(0, Math.min(end, 80)))
  const text =
    type === 'tEXt' ? utf8Of(data.subarray(end + 1)) : type === 'zTXt' ? unpacked(data, end + 2) : textOfItxt(data, end)
  const isXmp = keyword === 'XML:com.adobe.xmp'
  return { kind: isXmp ? 'xmp' : 'text', name: isXmp ? 'XMP' : `PNG ${keyword}`, bytes: text }
}

function textOfItxt(data: Uint8Array, end: number): Uint8Array {
  const language = data.indexOf(0, end + 3)
  const translated = data.indexOf(0, language + 1)
  if (language < 0 || translated < 0) return new Uint8Array()
  return data[end + 1] === 1 ? unpacked(data, translated + 1, false) : data.subarray(translated + 1)
}

/** A few bytes can be made to unfold to gigabytes, so no more than a mebibyte is read. */
function unpacked(data: Uint8Array, start: number, isLatin = true): Uint8Array {
  try {
    const text = unzlibSync(data.subarray(start), { out: new Uint8Array(2 ** 20) })
    return isLatin ? utf8Of(text) : text
  } catch (error) {
    // The library numbers what is wrong with the data; what is too long is out of range.
    if (typeof Object(error).code !== 'number' && !(error instanceof RangeError)) throw error
    return new Uint8Array()
  }
}

/** The text is Latin-1 by the standard, and UTF-8 from many programs. */
function utf8Of(bytes: Uint8Array): Uint8Array {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return bytes
  } catch {
    return new TextEncoder().encode(new TextDecoder('latin1').decode(bytes))
  }
}
