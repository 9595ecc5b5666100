import { viewOf } from '../../bytes.ts'

interface Field {
  type: number
  count: number
  /** The offset of its values. */
  at: number
}

/** The limit on entries, far more than any page has. */
const maxEntries = 4096

/**
 * A directory of a TIFF or BigTIFF file, by default the first. Ignores fields whose values are outside of the file, which many
 * programs write. Throws RangeError if the directory itself is outside.
 */
export class Directory {
  readonly isLittle: boolean
  readonly isBig: boolean
  /** The offset of this directory. */
  readonly start: number
  /** The offset of the next directory; 0 if there is none. */
  readonly next: number
  private readonly view: DataView
  private readonly bytes: Uint8Array
  private readonly fields = new Map<number, Field>()

  constructor(bytes: Uint8Array, start?: number) {
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.isLittle = bytes[0] === 0x49
    this.isBig = this.uint16(2) === 43
    const { isBig } = this
    const { entry, inline, head } = isBig ? big : classic
    const address = (at: number) => (isBig ? this.uint64(at) : this.uint32(at))
    this.start = start ?? address(isBig ? 8 : 4)
    const count = isBig ? this.uint64(this.start) : this.uint16(this.start)
    for (let index = 0, at = this.start + head; index < Math.min(count, maxEntries); index++, at += entry) {
      if (at + entry > bytes.length) break
      const [tag, type, length] = [this.uint16(at), this.uint16(at + 2), address(at + 4)]
      const size = (sizes[type] ?? 1) * length
      const value = size > inline ? address(at + entry - inline) : at + entry - inline
      // Of duplicate tags, the first counts.
      if (value + size <= bytes.length && !this.fields.has(tag))
        this.fields.set(tag, { type, count: length, at: value })
    }
    const end = this.start + head + count * entry
    const next = end + inline <= bytes.length ? address(end) : 0
    this.next = next + head <= bytes.length ? next : 0
  }

  has = (tag: number): boolean => this.fields.has(tag)

  /** Returns at most `max` numbers of a field; none if it is missing. */
  numbers(tag: number, max = 16): number[] {
    const field = this.fields.get(tag)
    if (!field) return []
    const read = this.readers[field.type]
    const size = sizes[field.type] ?? 1
    if (!read) return []
    return Array.from({ length: Math.min(field.count, max) }, (_, index) => read(field.at + index * size))
  }

  number = (tag: number, usual: number): number => this.numbers(tag, 1)[0] ?? usual

  /** Returns the bytes of a field of any type. */
  block(tag: number): Uint8Array {
    const { type, count, at } = this.fields.get(tag) ?? { type: 1, count: 0, at: 0 }
    return this.bytes.subarray(at, at + (sizes[type] ?? 1) * count)
  }

  private readonly uint16 = (at: number) => this.view.getUint16(at, this.isLittle)
  private readonly uint32 = (at: number) => this.view.getUint32(at, this.isLittle)
  private readonly uint64 = (at: number) => Number(this.view.getBigUint64(at, this.isLittle))
  private readonly int32 = (at: number) => this.view.getInt32(at, this.isLittle)

  private readonly readers: Record<number, (at: number) => number> = {
    1: (at) => this.view.getUint8(at),
    3: this.uint16,
    4: this.uint32,
    5: (at) => this.uint32(at) / this.uint32(at + 4),
    10: (at) => this.int32(at) / this.int32(at + 4),
    11: (at) => this.view.getFloat32(at, this.isLittle),
    12: (at) => this.view.getFloat64(at, this.isLittle),
    16: this.uint64,
  }
}

/** Sizes in bytes: of an entry, of an inline value, of the entry count (TIFF 6.0; BigTIFF). */
const classic = { entry: 12, inline: 4, head: 2 }
const big = { entry: 20, inline: 8, head: 8 }

/** Bytes per value, by type: BYTE, ASCII, SHORT, LONG, RATIONAL, and so on. */
const sizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 1, 1, 8, 8, 8]
