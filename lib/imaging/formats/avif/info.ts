import { brandsOf, readImageItem } from '../../iso-media/image-item.ts'
import { exifIn, type Item } from '../../iso-media/items.ts'
import type { Orientation } from '../../transform/orientation.ts'
import type { InfoReader } from '../format-definition.ts'

export const reader: InfoReader = {
  detect: (bytes) => brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand)),

  info(bytes) {
    const { items, image, width, height, profile } = readImageItem(bytes)
    const coding = image.properties.find(({ type }) => type === 'av1C')
    const block = items.find(({ type }) => type === 'Exif')
    return {
      width,
      height,
      isAnimated: brandsOf(bytes)[0] === 'avis',
      // The bit chroma_subsampling_x.
      hasFullColor: !((coding?.view.getUint8(2) ?? 0) & 0x08),
      orientation: orientationOf(image),
      exif: block && exifIn(block.bytes),
      profile,
    }
  },
}

/**
 * Rotated counterclockwise by quarter turns first (irot), then mirrored (imir): 0 swaps top and bottom, 1 left and
 * right.
 */
function orientationOf({ properties }: Item): Orientation {
  const value = (name: string) => properties.find(({ type }) => type === name)?.view.getUint8(0)
  const quarters = (value('irot') ?? 0) & 3
  const axis = value('imir')
  const [plain, swapped, mirrored] = turns[quarters] ?? upright
  if (axis === undefined) return plain
  return axis & 1 ? mirrored : swapped
}

type Turn = [plain: Orientation, swapped: Orientation, mirrored: Orientation]
const upright: Turn = [1, 4, 2]
const turns: Turn[] = [upright, [8, 5, 7], [3, 2, 4], [6, 7, 5]]
