export interface ScanComponent {
  /** The index of the component in the frame. */
  index: number
  /** The number of its DC table in the upper four bits, and of its AC table in the lower four. */
  tables: number
  /** Blocks per MCU. */
  blocks: number
  isKept: boolean
}

interface Scan {
  components: readonly ScanComponent[]
  /**
   * Sequential scans hold whole blocks; progressive ones of several components hold the first bits of DC, or one more.
   */
  kind: 'sequential' | 'dc-first' | 'dc-refinement'
  /** The Huffman tables, as in a DHT segment (BITS and HUFFVAL), by class and number. */
  tables: ReadonlyMap<number, Uint8Array>
  /** The restart interval in MCUs; 0 if there is none. */
  interval: number
  /** The number of MCUs. */
  mcus: number
}

/**
 * Copies the entropy-coded bits of a scan, without those of components that are not kept.
 *
 * @throws RangeError at an undefined code
 */
export function copyScan(data: Uint8Array, scan: Scan): Uint8Array {
  const bits = new ScanBits(data)
  const parts = scan.components.map(({ tables, blocks, isKept }) => ({
    blocks,
    isKept,
    dc: scan.kind === 'dc-refinement' ? undefined : new HuffmanDecoder(scan.tables.get(tables >> 4)),
    ac: scan.kind === 'sequential' ? new HuffmanDecoder(scan.tables.get(0x10 | (tables & 15))) : undefined,
  }))
  for (let mcu = 0; mcu < scan.mcus && !bits.isOver; mcu++) {
    if (scan.interval > 0 && mcu > 0 && mcu % scan.interval === 0) bits.restart()
    for (const { blocks, isKept, dc, ac } of parts) {
      for (let block = 0; block < blocks; block++) {
        if (!dc) bits.copy(1, isKept)
        else bits.copy(dc.read(bits, isKept) & 15, isKept)
        for (let place = 1; ac && place < 64; ) {
          const value = ac.read(bits, isKept)
          const length = value & 15
          // End of block; 0xf0 (ZRL) instead is a run of sixteen zeros.
          if (length === 0 && value !== 0xf0) break
          bits.copy(length, isKept)
          place += (value >> 4) + 1
        }
      }
    }
  }
  return bits.written()
}

/** Decodes Huffman codes (ITU-T T.81, annex C). */
class HuffmanDecoder {
  private readonly last: number[] = []
  private readonly first: number[] = []
  private readonly values: Uint8Array

  constructor(table: Uint8Array | undefined) {
    if (!table) throw new RangeError('This scan has no table')
    this.values = table.subarray(16)
    let [code, value] = [0, 0]
    for (let length = 0; length < 16; length++) {
      const count = table[length] ?? 0
      this.first.push(value - code)
      this.last.push(count > 0 ? code + count - 1 : -1)
      value += count
      code = (code + count) << 1
    }
  }

  read(bits: ScanBits, isKept: boolean): number {
    const next = bits.peek()
    for (let length = 1; length <= 16; length++) {
      const code = next >> (16 - length)
      if (code > (this.last[length - 1] ?? -1)) continue
      bits.copy(length, isKept)
      return this.values[code + (this.first[length - 1] ?? 0)] ?? 0
    }
    throw new RangeError('This code stands for nothing')
  }
}

/** Reads the bits of a scan, and copies those to be kept. Reads zeros beyond the end. */
class ScanBits {
  private readonly data: Uint8Array
  private at = 0
  private window = 0
  private held = 0
  private out: Uint8Array
  private length = 0
  private outWindow = 0
  private outHeld = 0
  /** Zero bits read beyond the end. */
  private missing = 0

  constructor(data: Uint8Array) {
    this.data = data
    this.out = new Uint8Array(data.length + 64)
  }

  get isOver(): boolean {
    return this.missing > 64
  }

  /** The next sixteen bits. */
  peek(): number {
    while (this.held < 16) {
      const byte = this.data[this.at]
      // A marker ends the data.
      const isEnd = byte === undefined || (byte === 0xff && this.data[this.at + 1] !== 0)
      if (isEnd) this.missing += 8
      else this.at += byte === 0xff ? 2 : 1
      this.window = ((this.window << 8) | (isEnd ? 0 : byte)) & 0xffffff
      this.held += 8
    }
    return (this.window >> (this.held - 16)) & 0xffff
  }

  /** Advances by so many bits, at most sixteen, and writes them if they are kept. */
  copy(count: number, isKept: boolean): void {
    const bits = this.peek() >> (16 - count)
    this.held -= count
    if (!isKept) return
    this.outWindow = ((this.outWindow << count) | bits) & 0xffffff
    this.outHeld += count
    while (this.outHeld >= 8) {
      this.outHeld -= 8
      this.write((this.outWindow >> this.outHeld) & 0xff)
    }
  }

  /** Advances past the next restart marker, and writes one. */
  restart(): void {
    this.fill()
    while (this.at < this.data.length && !this.isRestart()) this.at++
    this.put(0xff)
    this.put(this.data[this.at + 1] ?? 0xd0)
    this.at += 2
    ;[this.window, this.held, this.missing] = [0, 0, this.at >= this.data.length ? 1000 : 0]
  }

  written(): Uint8Array {
    this.fill()
    return this.out.subarray(0, this.length)
  }

  private isRestart(): boolean {
    return this.data[this.at] === 0xff && ((this.data[this.at + 1] ?? 0) & 0xf8) === 0xd0
  }

  /** Pads the last byte with ones. */
  private fill(): void {
    if (this.outHeld > 0) this.write(((this.outWindow << (8 - this.outHeld)) | (0xff >> this.outHeld)) & 0xff)
    ;[this.outWindow, this.outHeld] = [0, 0]
  }

  private write(byte: number): void {
    this.put(byte)
    if (byte === 0xff) this.put(0)
  }

  private put(byte: number): void {
    if (this.length === this.out.length) {
      const larger = new Uint8Array(this.length * 2)
      larger.set(this.out)
      this.out = larger
    }
    this.out[this.length++] = byte
  }
}
