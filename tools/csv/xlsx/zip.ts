import { DamagedError, TooLargeError } from './damage.ts'

/** What a ZIP archive holds, by name: how each file's bytes are read and how long it is unpacked. */
export type ZipEntries = ReadonlyMap<string, ZipEntry>

interface ZipEntry {
  /** @throws DamagedError */
  read: () => Promise<Uint8Array>
  isDeflated: boolean
  /** As the directory says, in bytes. */
  size: number
}

/** In MiB, of all parts that are read. */
export const maxUnpackedMebibytes = 512

/** In bytes: of 65,535 entries, the most that there are, with names of 200 bytes. */
const maxDirectory = 2 ** 24

/**
 * Reads the directory at the end of an archive (APPNOTE.TXT, sections 4.3.12 and 4.3.16), and no more of it.
 *
 * @throws DamagedError
 */
export async function readZip(file: Blob): Promise<ZipEntries> {
  const bytesOf = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const beginning = viewOf(await bytesOf(0, 8))
  if (file.size > 8 && beginning.getUint32(0) === compoundFile) throw new DamagedError('old')
  if (file.size < 22 || beginning.getUint32(0, true) !== localHeader) throw new DamagedError('notZip')
  // A comment of 65,535 bytes at most may stand behind the end.
  const tailStart = Math.max(0, file.size - 22 - 0xffff)
  const tail = viewOf(await bytesOf(tailStart, file.size))
  const end = findEnd(tail)
  const [start, count] = [tail.getUint32(end + 16, true), tail.getUint16(end + 10, true)]
  const directory = await bytesOf(start, Math.min(tailStart + end, start + maxDirectory))
  const view = viewOf(directory)
  const entries = new Map<string, ZipEntry>()
  const decoder = new TextDecoder()
  let at = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== directoryHeader) throw new DamagedError('cut')
    const packed = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = decoder.decode(directory.subarray(at + 46, at + 46 + nameLength))
    entries.set(name.replace(/^\//, '').toLowerCase(), {
      async read() {
        const header = await bytesOf(local, local + 30)
        if (header.length < 30) throw new DamagedError('cut')
        // The local header has a name and extra fields of its own, of other lengths.
        const from = local + 30 + viewOf(header).getUint16(26, true) + viewOf(header).getUint16(28, true)
        if (from + packed > file.size) throw new DamagedError('cut')
        return bytesOf(from, from + packed)
      },
      isDeflated: view.getUint16(at + 10, true) === 8,
      size: view.getUint32(at + 24, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

const [compoundFile, localHeader, directoryHeader, directoryEnd] = [0xd0cf11e0, 0x04034b50, 0x02014b50, 0x06054b50]

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === directoryEnd) return at
  throw new DamagedError('cut')
}

/** Unpacks parts of one archive, which together may not be longer than a limit. */
export class Unpacker {
  private entries: ZipEntries
  private left: number

  constructor(entries: ZipEntries, maxMebibytes = maxUnpackedMebibytes) {
    this.entries = entries
    this.left = maxMebibytes * 2 ** 20
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
    const packed = await entry.read()
    if (!entry.isDeflated) return pass(packed, true)
    const { Inflate } = await import('fflate')
    const inflate = new Inflate(pass)
    try {
      for (let at = 0; at < packed.length; at += pieceSize) {
        const end = Math.min(at + pieceSize, packed.length)
        inflate.push(packed.subarray(at, end), end === packed.length)
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
