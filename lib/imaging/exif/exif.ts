import { type Orientation, orientationFrom } from '../transform/orientation.ts'
import { Tiff } from './exif-directories.ts'

/** The edits to make to a block of EXIF. */
interface ExifEdit {
  /** The pixels were rotated upright: resets the orientation, and drops the thumbnail, which was not rotated. */
  upright: boolean
  withoutLocation: boolean
  /** Removes the MakerNote, whose format is unknown, since some name the town. */
  withoutMakerNote?: boolean
}

/** Reads the orientation of an image; 1 (upright) if the block is missing or damaged. */
export function orientationOf(exif: Uint8Array | undefined): Orientation {
  if (!exif) return 1
  const value = tryRead(exif, (tiff) => {
    const entry = tiff.find(tiff.main, tags.orientation)
    return entry && tiff.uint16(entry.value)
  })
  return orientationFrom(value ?? 1)
}

/** Whether a block has GPS coordinates. */
export function hasGpsPosition(exif: Uint8Array | undefined): boolean {
  if (!exif) return false
  const told = tryRead(exif, (tiff) => {
    const pointer = tiff.find(tiff.main, tags.location)
    return pointer && tiff.find(tiff.uint32(pointer.value), tags.latitude)
  })
  return told !== undefined
}

/** Builds a block of EXIF with the orientation only. */
export function orientationExif(orientation: Orientation): Uint8Array<ArrayBuffer> {
  // TIFF, big-endian; at byte 8 a directory of one entry: tag, type SHORT, one value.
  const [high, low] = [tags.orientation >> 8, tags.orientation & 255]
  const entry = [high, low, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0)
}

/**
 * Edits a copy of a block of EXIF in place: nothing in it moves, because MakerNotes have absolute offsets. Undefined
 * for a damaged block, since its private data cannot be removed reliably.
 */
export function editExif(
  exif: Uint8Array,
  { upright, withoutLocation, withoutMakerNote = false }: ExifEdit,
): Uint8Array<ArrayBuffer> | undefined {
  const copy = new Uint8Array(exif)
  return tryRead(copy, (tiff) => {
    if (withoutLocation) removeLocation(tiff)
    const details = withoutMakerNote ? tiff.find(tiff.main, tags.details) : undefined
    if (details) removeMakerNote(tiff, tiff.uint32(details.value))
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

/** Removes the MakerNote from the directory of EXIF. Throws RangeError if it is damaged. */
export function removeMakerNote(tiff: Tiff, details: number): void {
  const notes = tiff.find(details, tags.notes)
  if (!notes) return
  tiff.zeroFill(notes.value, notes.value + notes.size)
  tiff.remove(details, notes)
}

/** Returns the length to keep: the thumbnail is the largest part of a block, and nearly always at its end. */
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
  tiff.zeroFill(from, to)
  return to < byteLength ? byteLength : Math.min(from, byteLength)
}

/** Reads a block; undefined if an offset is outside of it. */
function tryRead<Answer>(exif: Uint8Array, read: (tiff: Tiff) => Answer): Answer | undefined {
  try {
    return read(new Tiff(exif))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
