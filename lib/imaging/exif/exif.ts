import { type Orientation, orientationFrom } from '../transform/orientation.ts'
import { Tiff } from './exif-directories.ts'

/** The changes to a block of EXIF. */
interface ExifEdit {
  /** The pixels were turned upright: say so, and drop the thumbnail, which was not. */
  upright: boolean
  withoutLocation: boolean
  /** Notes of makers are in no known form, and some name the town. */
  withoutNotes?: boolean
}

/** Reads how an image must be turned. A block that is missing or damaged does not turn it. */
export function orientationOf(exif: Uint8Array | undefined): Orientation {
  if (!exif) return 1
  const value = reading(exif, (tiff) => {
    const entry = tiff.find(tiff.main, tags.orientation)
    return entry && tiff.uint16(entry.value)
  })
  return orientationFrom(value ?? 1)
}

/** Tells whether a block has GPS coordinates. */
export function hasGpsPosition(exif: Uint8Array | undefined): boolean {
  if (!exif) return false
  const told = reading(exif, (tiff) => {
    const pointer = tiff.find(tiff.main, tags.location)
    return pointer && tiff.find(tiff.uint32(pointer.value), tags.latitude)
  })
  return told !== undefined
}

/** Writes a block of EXIF that says how an image must be turned, and nothing else. */
export function orientationExif(orientation: Orientation): Uint8Array<ArrayBuffer> {
  // TIFF, big-endian; at byte 8 a directory of one entry: tag, type SHORT, one value.
  const [high, low] = [tags.orientation >> 8, tags.orientation & 255]
  const entry = [high, low, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0)
}

/**
 * Changes a copy of a block of EXIF. Makers' notes have absolute offsets, so nothing in it moves. A damaged block gives
 * undefined, since its private data cannot be removed reliably.
 */
export function editExif(
  exif: Uint8Array,
  { upright, withoutLocation, withoutNotes = false }: ExifEdit,
): Uint8Array<ArrayBuffer> | undefined {
  const copy = new Uint8Array(exif)
  return reading(copy, (tiff) => {
    if (withoutLocation) removeLocation(tiff)
    if (withoutNotes) removeNotes(tiff)
    return upright ? copy.subarray(0, setUpright(tiff)) : copy
  })
}

const tags = {
  orientation: 0x112,
  details: 0x8769,
  notes: 0x927c,
  location: 0x8825,
  latitude: 2,
  thumbnail: 0x201,
  thumbnailLength: 0x202,
}

function removeLocation(tiff: Tiff): void {
  const pointer = tiff.find(tiff.main, tags.location)
  if (!pointer) return
  tiff.erase(tiff.uint32(pointer.value))
  tiff.remove(tiff.main, pointer)
}

function removeNotes(tiff: Tiff): void {
  const pointer = tiff.find(tiff.main, tags.details)
  if (!pointer) return
  const details = tiff.uint32(pointer.value)
  const notes = tiff.find(details, tags.notes)
  if (!notes) return
  tiff.blot(notes.value, notes.value + notes.size)
  tiff.remove(details, notes)
}

/** Answers how many bytes are left: a thumbnail is the largest part of a block, and nearly always its end. */
function setUpright(tiff: Tiff): number {
  const orientation = tiff.find(tiff.main, tags.orientation)
  if (orientation) tiff.view.setUint16(orientation.value, 1, tiff.isLittle)

  const { thumbnail } = tiff
  const { byteLength } = tiff.view
  if (!thumbnail) return byteLength
  const start = tiff.find(thumbnail, tags.thumbnail)
  const length = tiff.find(thumbnail, tags.thumbnailLength)
  const from = start ? tiff.uint32(start.value) : byteLength
  const to = length ? from + tiff.uint32(length.value) : byteLength
  tiff.erase(thumbnail)
  tiff.unlinkThumbnail()
  tiff.blot(from, to)
  return to < byteLength ? byteLength : Math.min(from, byteLength)
}

/** Reads a block, or gives up where it points outside itself. */
function reading<Answer>(exif: Uint8Array, read: (tiff: Tiff) => Answer): Answer | undefined {
  try {
    return read(new Tiff(exif))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
