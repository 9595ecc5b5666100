import { unzlibSync } from 'fflate'
import { bytesOf, textAt } from '../../bytes.ts'
import type { MetadataBlock } from '../../metadata-block.ts'
import { type Chunk, parseChunks } from './chunks.ts'
import { isEssentialChunk, xmpKeyword } from './metadata.ts'

/** Lists the metadata blocks of a PNG: EXIF, XMP, text, modification time. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  const chunks = [...parseChunks(bytes)]
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
  return isEssentialChunk(type) ? [] : [{ kind: 'other', name: `PNG ${type}`, bytes: data }]
}

/** Year, month, day, hour, minute, second, in UTC (W3C PNG, section 11.3.6.1). */
function timeIn(data: Uint8Array): string {
  const [high = 0, low = 0, ...rest] = data
  const [month, day, hour, minute, second] = rest.map((part) => String(part).padStart(2, '0'))
  return `${high * 256 + low}-${month}-${day}T${hour}:${minute}:${second}Z`
}

/**
 * Parses a text chunk: a keyword terminated by NUL, and a text, which is plain, compressed, or UTF-8 after a language
 * and a translated keyword.
 */
function textIn(type: 'tEXt' | 'zTXt' | 'iTXt', data: Uint8Array): MetadataBlock {
  const end = data.indexOf(0)
  const keyword = textAt(data, 0, Math.max(0, Math.min(end, 80)))
  const text =
    type === 'tEXt'
      ? utf8Of(data.subarray(end + 1))
      : type === 'zTXt'
        ? decompress(data, end + 2)
        : textOfItxt(data, end)
  const isXmp = keyword === xmpKeyword
  return { kind: isXmp ? 'xmp' : 'text', name: isXmp ? 'XMP' : `PNG ${keyword}`, bytes: text }
}

function textOfItxt(data: Uint8Array, end: number): Uint8Array {
  const language = data.indexOf(0, end + 3)
  const translated = data.indexOf(0, language + 1)
  if (language < 0 || translated < 0) return new Uint8Array()
  return data[end + 1] === 1 ? decompress(data, translated + 1, false) : data.subarray(translated + 1)
}

/** Decompresses at most a mebibyte, since a few bytes can expand to gigabytes. */
function decompress(data: Uint8Array, start: number, isLatin = true): Uint8Array {
  try {
    const text = unzlibSync(data.subarray(start), { out: new Uint8Array(2 ** 20) })
    return isLatin ? utf8Of(text) : text
  } catch (error) {
    // fflate's errors have a code if the data is invalid; output that is too long throws RangeError.
    if (typeof Object(error).code !== 'number' && !(error instanceof RangeError)) throw error
    return new Uint8Array()
  }
}

/** Converts text to UTF-8: it is Latin-1 by the standard, but UTF-8 from many programs. */
function utf8Of(bytes: Uint8Array): Uint8Array {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return bytes
  } catch {
    return new TextEncoder().encode(new TextDecoder('latin1').decode(bytes))
  }
}
