import { joinBytes } from '#lib/join-bytes.ts'
import { isLoopExtension } from '../../formats/gif/frames.ts'
import { isXmpExtension, parseSections, xmpStart, xmpTrailer } from '../../formats/gif/sections.ts'
import type { NewMetadata } from '../../metadata-block.ts'

/**
 * Keeps only the images of a GIF and their timing: removes comments, XMP, and trailing data. New XMP takes the place of
 * the file's own, if it is no longer.
 */
export function eraseGif(bytes: Uint8Array, { xmp, keepsTexts = false }: NewMetadata): Uint8Array<ArrayBuffer> {
  const { headLength, sections } = parseSections(bytes)
  const kept = sections.flatMap((section) => {
    const { kind, name, start, end } = section
    if (isXmpExtension(name)) return xmp ? xmpSection(bytes.subarray(start, end), xmp) : []
    const stays = kind === 'image' || kind === 'control' || kind === 'end' || isLoopExtension(name)
    return stays || (keepsTexts && kind === 'comment') ? [bytes.subarray(start, end)] : []
  })
  return joinBytes(bytes.subarray(0, headLength), ...kept)
}

/** XMP is stored raw, followed by a trailer that makes readers of sub-blocks find the end from any byte. */
function xmpSection(section: Uint8Array, xmp: Uint8Array): Uint8Array[] {
  const written = new Uint8Array(section)
  const packet = written.subarray(xmpStart, -xmpTrailer)
  if (xmp.length > packet.length) return []
  packet.fill(0x20)
  packet.set(xmp)
  return [written]
}
