import { CodecError } from '../../codec-error.ts'
import type { ImageFormat } from '../../formats/image-format.ts'
import { loadBlockLister } from '../../formats/load-codec.ts'
import type { MetadataBlock } from '../../metadata-block.ts'

/** Lists the metadata blocks of a file; none if it is damaged. */
export async function blocksIn(bytes: Uint8Array, format: ImageFormat): Promise<MetadataBlock[]> {
  const list = await loadBlockLister(format)
  try {
    return list?.(bytes) ?? []
  } catch (error) {
    // An image with damaged metadata may still be displayable.
    if (error instanceof RangeError || error instanceof CodecError) return []
    throw error
  }
}
