import { DamagedError, TooLargeError } from './damage.ts'

/** What a ZIP archive holds, by name: where each file's bytes are and how long it is unpacked. */
export type ZipEntries = ReadonlyMap<string, ZipEntry>

interface ZipEntry {
  bytes: Uint8Array
  isDeflated: boolean
  /** As the directory says, in bytes. */
  size: number
}

/** In MiB, of all parts that are read. */
export const maxUnpackedMebibytes = 512

/**
 * Reads the directory at the end of an archive (APPNOTE.TXT, sections 4.3.12 and 4.3.16).
 *
 * @throws DamagedError
 */
export function readZip(bytes: Uint8Array): ZipEntries {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 8 && view.getUint32(0) === compoundFile) throw new DamagedError('old')
  if (bytes.length < 22 || view.getUint32(0, true) !== localHeader) throw new DamagedError('notZip')
  const end = findEnd(view)
  const entries = new Map<string, ZipEntry>()
  const decoder = new TextDecoder()
  let at = view.getUint32(end + 16, true)
  const count = view.getUint16(end + 10, true)
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== directoryHeader) throw new DamagedError('cut')
    const packed = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    if (local + 30 > bytes.length) throw new DamagedError('cut')
    // The local header has a name and extra fields of its own, of other lengths.
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (start + packed > bytes.length) throw new DamagedError('cut')
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name.replace(/^\//, '').toLowerCase(), {
      bytes: bytes.subarray(start, start + packed),
      isDeflated: view.getUint16(at + 10, true) === 8,
      size: view.getUint32(at + 24, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const [compoundFile, localHeader, directoryHeader, directoryEnd] = [0xd0cf11e0, 0x04034b50, 0x02014b50, 0x06054b50]

/** A comment of 65,535 bytes at most may stand behind it. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === directoryEnd) return at
  throw new DamagedError('cut')
}

/** Unpacks parts of one archive, which together may not be longer than a limit. */
export class Unpacker {
  private entries: ZipEntries
  private left = maxUnpackedMebibytes * 2 ** 20

  constructor(entries: ZipEntries) {
    this.entries = entries
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase())
  }

  /**
   * Hands out the text of a part, piece by piece. What gets longer than the directory says is stopped there.
   *
   * @throws DamagedError, TooLargeError
   */
  async read(name: string, take: (text: string) => void): Promise<void> {
    const entry = this.entries.get(name.toLowerCase())
    if (!entry) throw new DamagedError('noPart')
    this.left -= entry.size
    if (this.left < 0) throw new TooLargeError()
    const decoder = new TextDecoder()
    let length = 0
    const pass = (bytes: Uint8Array, isLast: boolean) => {
      length += bytes.length
      if (length > entry.size) throw new DamagedError('longer')
      take(decoder.decode(bytes, { stream: !isLast }))
    }
    if (!entry.isDeflated) return pass(entry.bytes, true)
    const { Inflate } = await import('fflate')
    const inflate = new Inflate(pass)
    try {
      for (let at = 0; at < entry.bytes.length; at += pieceSize) {
        const end = Math.min(at + pieceSize, entry.bytes.length)
        inflate.push(entry.bytes.subarray(at, end), end === entry.bytes.length)
      }
    } catch (error) {
      // fflate's own say by a number what is wrong with the bytes.
      if (error instanceof Error && 'code' in error && typeof error.code === 'number') throw new DamagedError('cut')
      throw error
    }
  }
}

/** In bytes: a thousand times as many come out of it at most. */
const pieceSize = 2 ** 13
