import type { MetadataBlock } from '../../metadata-block.ts'
import { isLoopExtension } from './frames.ts'
import { extensionData, isXmpExtension, parseSections, xmpStart, xmpTrailer } from './sections.ts'

/** Lists the metadata blocks of a GIF: comments, XMP, and other application extensions. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  const { sections } = parseSections(bytes)
  const blocks = sections.flatMap((section): MetadataBlock[] => {
    const { kind, name, start, end } = section
    if (kind === 'comment') return [{ kind: 'text', name: 'GIF comment', bytes: extensionData(bytes, section) }]
    // XMP is stored raw instead of in sub-blocks, followed by a trailer that makes sub-block readers find the end.
    if (isXmpExtension(name))
      return [{ kind: 'xmp', name: 'XMP', bytes: bytes.subarray(start + xmpStart, end - xmpTrailer) }]
    if (kind === 'other' || (kind === 'application' && !isLoopExtension(name)))
      return [{ kind: 'other', name: `GIF ${name || 'extension'}`, bytes: extensionData(bytes, section) }]
    return []
  })
  const rest = bytes.subarray(sections.at(-1)?.end)
  return rest.length > 0 ? [...blocks, { kind: 'other', name: 'GIF trailer', bytes: rest }] : blocks
}
