import { constants, crc32, deflateRawSync } from 'node:zlib'
import { IncrementalCrc } from './incremental-crc.ts'

/**
 * A text with gaps of a known length, compressed once. Each answer has its own nonce in the gaps: what stands around
 * them is deflated beforehand, and the nonce goes in between as a stored block (RFC 1951, section 3.2.4; RFC 1952). An
 * answer is a copy of bytes that are there, with the gaps filled and the CRC set.
 */
export interface GzipTemplate {
  /** Puts the text together, as it is. */
  plain(filler: string): Buffer
  /** Puts it together as a gzip file. */
  gzip(filler: string): Buffer
}

/** Bytes with places in them that each answer fills. */
interface Template {
  bytes: Buffer
  /** Where each filler begins. */
  gaps: number[]
}

/** Prepares a text whose gaps are marked; every filler has `length` bytes of ASCII. */
export function gzipTemplate(text: string, mark: string, length: number): GzipTemplate {
  const parts = text.split(mark).map((part) => Buffer.from(part))
  const whole = join(parts, Buffer.alloc(length))
  let compressed: Template | undefined
  let crc: IncrementalCrc | undefined
  let answers = 0
  // Worth its while for a page that is asked for again.
  const crcWith = (filler: string) => {
    if (++answers < 3) return crc32(fill(whole, filler))
    crc ??= new IncrementalCrc(whole.bytes, whole.gaps, length)
    return crc.with(filler)
  }
  return {
    plain: (filler) => fill(whole, filler),
    gzip(filler) {
      compressed ??= compress(parts, length)
      const bytes = fill(compressed, filler)
      bytes.writeUInt32LE(crcWith(filler), bytes.length - 8)
      return bytes
    },
  }
}

function fill({ bytes, gaps }: Template, filler: string): Buffer {
  const filled = Buffer.from(bytes)
  for (const gap of gaps) filled.write(filler, gap, 'latin1')
  return filled
}

/** Puts parts together with the same bytes between each two; the gaps are where these end in `length` empty ones. */
function join(parts: Buffer[], between: Buffer, length = between.length): Template {
  const gaps: number[] = []
  let size = 0
  for (const part of parts.slice(0, -1)) {
    size += part.length + between.length
    gaps.push(size - length)
  }
  return { bytes: Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))), gaps }
}

function compress(parts: Buffer[], length: number): Template {
  const stored = Buffer.from([0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255])
  const { bytes, gaps } = join(deflateParts(parts, length), Buffer.concat([stored, Buffer.alloc(length)]), length)
  // An empty last block, then room for the check sum, and the size.
  const end = Buffer.from([1, 0, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0])
  end.writeUInt32LE(parts.reduce((sum, part) => sum + part.length, 0) + gaps.length * length, 9)
  return { bytes: Buffer.concat([head, bytes, end]), gaps: gaps.map((gap) => gap + head.length) }
}

/** Deflate, no time, no name, system unknown. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])

/** Deflates each part so that it ends at a whole byte, and may refer to what came before it. */
function deflateParts(parts: Buffer[], length: number): Buffer[] {
  // Stands where the fillers will: a byte that no page holds, so that nothing ever refers to it.
  const gap = Buffer.alloc(length, 1)
  let before: Buffer = Buffer.alloc(0)
  return parts.map((part) => {
    const dictionary = before.subarray(-32_768)
    before = Buffer.concat([dictionary, part, gap])
    const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }
    return deflateRawSync(part, dictionary.length > 0 ? { ...options, dictionary } : options)
  })
}
