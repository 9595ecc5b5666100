/** An entry of an image file directory (IFD). */
interface Entry {
  tag: number
  /** The offset of the entry. */
  start: number
  /** The offset of its value, which is in the entry itself if it fits. */
  value: number
  /** The size of the value in bytes. */
  size: number
}

/**
 * Reads and edits the directories of a TIFF file, the format of EXIF (TIFF 6.0). Throws RangeError if it is damaged.
 */
export class Tiff {
  readonly view: DataView
  readonly isLittle: boolean
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.isLittle = this.view.getUint16(0) === 0x4949
    if (this.uint16(2) !== 42) throw new RangeError('This is not TIFF')
  }

  uint16 = (at: number): number => this.view.getUint16(at, this.isLittle)
  uint32 = (at: number): number => this.view.getUint32(at, this.isLittle)

  /** The offset of the main directory (IFD0). */
  get main(): number {
    return this.uint32(4)
  }

  /** The offset of the thumbnail's directory (IFD1), which follows the main one; 0 if there is none. */
  get thumbnail(): number {
    return this.uint32(this.endOf(this.main))
  }

  entries(directory: number): Entry[] {
    return Array.from({ length: this.uint16(directory) }, (_, index) => {
      const start = directory + 2 + 12 * index
      const size = (sizes[this.uint16(start + 2)] ?? 1) * this.uint32(start + 4)
      const value = size > 4 ? this.uint32(start + 8) : start + 8
      if (value + size > this.bytes.length) throw new RangeError('This value is outside of the file')
      return { tag: this.uint16(start), start, value, size }
    })
  }

  find(directory: number, tag: number): Entry | undefined {
    return this.entries(directory).find((entry) => entry.tag === tag)
  }

  /** Zeroes a directory and all its values. */
  erase(directory: number): void {
    const end = this.endOf(directory) + 4
    for (const { value, size } of this.entries(directory)) this.zeroFill(value, value + size)
    this.zeroFill(directory, end)
  }

  /** Fills bytes with zeros. */
  zeroFill(from: number, to: number): void {
    this.bytes.fill(0, from, to)
  }

  /** Removes an entry from a directory; the following ones move up. */
  remove(directory: number, { start }: Entry): void {
    const end = this.endOf(directory) + 4
    this.bytes.copyWithin(start, start + 12, end)
    this.zeroFill(end - 12, end)
    this.view.setUint16(directory, this.uint16(directory) - 1, this.isLittle)
  }

  /** Ends the chain of directories after the main one. */
  unlinkThumbnail(): void {
    this.view.setUint32(this.endOf(this.main), 0, this.isLittle)
  }

  /** The end of a directory's entries, where the offset of the next directory is. */
  private endOf(directory: number): number {
    return directory + 2 + 12 * this.uint16(directory)
  }
}

/** Bytes per value, by type: BYTE, ASCII, SHORT, LONG, RATIONAL, and so on. */
const sizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
