import type { MetadataBlock } from '../../metadata-block.ts'
import { isLoopExtension } from './frames.ts'
import { contentOf, sectionsIn } from './sections.ts'

/** Lists what a GIF tells of its image: comments, XMP, and what other applications left. */
export function listBlocks(bytes: Uint8Array): MetadataBlock[] {
  const { sections } = sectionsIn(bytes)
  const blocks = sections.flatMap((section): MetadataBlock[] => {
    const { kind, name, start, end } = section
    if (kind === 'comment') return [{ kind: 'text', name: 'GIF comment', bytes: contentOf(bytes, section) }]
    // XMP stands there as it is, and not in blocks; behind it, what leads a reader of blocks to their end.
    if (name === 'XMP DataXMP') return [{ kind: 'xmp', name: 'XMP', bytes: bytes.subarray(start + 14, end - 258) }]
    if (kind === 'other' || (kind === 'application' && !isLoopExtension(name)))
      return [{ kind: 'other', name: `GIF ${name || 'extension'}`, bytes: contentOf(bytes, section) }]
    return []
  })
  const rest = bytes.subarray(sections.at(-1)?.end)
  return rest.length > 0 ? [...blocks, { kind: 'other', name: 'GIF trailer', bytes: rest }] : blocks
}
