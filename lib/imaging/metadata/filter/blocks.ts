import { joinBytes } from '#lib/join-bytes.ts'
import type { ImageFormat } from '../../formats/image-format.ts'
import type { NewMetadata } from '../../metadata-block.ts'
import { blocksIn } from '../read/blocks.ts'
import { filterIptc } from './iptc.ts'
import type { KeptFields } from './kept-fields.ts'
import { filterXmp } from './xmp.ts'

/** Returns XMP and IPTC of a file with some fields only; of several packets of XMP the first. */
export async function filteredBlocks(
  bytes: Uint8Array,
  format: ImageFormat,
  fields: KeptFields,
): Promise<Pick<NewMetadata, 'xmp' | 'iptc'>> {
  const blocks = await blocksIn(bytes, format)
  const xmp = blocks.find(({ kind }) => kind === 'xmp')?.bytes
  const iptc = joinBytes(...blocks.filter(({ kind }) => kind === 'iptc').map((block) => block.bytes))
  const filtered = xmp && (await filterXmp(xmp, fields.xmp))
  return { xmp: filtered ?? (fields.keepsUnread ? xmp : undefined), iptc: filterIptc(iptc, fields.iptc) }
}
