import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * A text with gaps of a known length, compressed once. Each answer has its own nonce in the gaps: what stands around
 * them is deflated beforehand, and the nonce goes in between as a stored block (RFC 1951, section 3.2.4; RFC 1952).
 */
export interface SplicedText {
  /** Puts the text together, as it is. */
  plain(filler: string): Buffer
  /** Puts it together as a gzip file. */
  gzip(filler: string): Buffer
}

/** Prepares a text whose gaps are marked; every filler has `length` bytes of ASCII. */
export function spliceText(text: string, mark: string, length: number): SplicedText {
  const parts = text.split(mark).map((part) => Buffer.from(part))
  let packed: Buffer[] | undefined
  const between = <Piece>(pieces: Piece[], piece: Piece) =>
    pieces.flatMap((part, index) => (index === 0 ? [part] : [piece, part]))

  return {
    plain: (filler) => Buffer.concat(between(parts, Buffer.from(filler))),
    gzip(filler) {
      packed ??= packParts(parts, length)
      const nonce = Buffer.from(filler)
      let sum = 0
      let size = 0
      for (const part of between(parts, nonce)) {
        sum = crc32(part, sum)
        size += part.length
      }
      const end = Buffer.alloc(13)
      // An empty last block, then the check sum and the size.
      end.set([1, 0, 0, 0xff, 0xff])
      end.writeUInt32LE(sum, 5)
      end.writeUInt32LE(size, 9)
      return Buffer.concat([head, ...between(packed, storedBlock(nonce)), end])
    },
  }
}

/** Deflate, no time, no name, system unknown. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])

/** Deflates each part so that it ends at a whole byte, and may refer to what came before it. */
function packParts(parts: Buffer[], length: number): Buffer[] {
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

function storedBlock(bytes: Buffer): Buffer {
  const { length } = bytes
  return Buffer.concat([Buffer.from([0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]), bytes])
}
