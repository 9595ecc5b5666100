import { readZip, type ZipEntries, ZipError } from '#lib/zip/read-zip.ts'
import { DamagedError, TooLargeError } from './damage.ts'

/** In MiB, for all parts that are read. */
export const maxUnpackedMebibytes = 512

/**
 * Opens the ZIP archive of a workbook.
 *
 * @throws DamagedError
 */
export async function openWorkbook(file: Blob): Promise<ZipEntries> {
  const entries = await readZip(file).catch(toDamagedError)
  // Excel ignores the case of part names, and a leading slash.
  return new Map([...entries].map(([name, entry]) => [name.replace(/^\//, '').toLowerCase(), entry]))
}

function toDamagedError(error: unknown): never {
  throw error instanceof ZipError ? new DamagedError(error.problem) : error
}

/** Unpacks parts of one archive up to a limit for their total size. */
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
   * Passes on the text of a part in chunks, and stops if it is longer than the central directory says.
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
    const packed = await entry.read().catch(toDamagedError)
    if (!entry.isDeflated) return pass(packed, true)
    const { Inflate } = await import('fflate')
    const inflate = new Inflate(pass)
    try {
      for (let at = 0; at < packed.length; at += pieceSize) {
        const end = Math.min(at + pieceSize, packed.length)
        inflate.push(packed.subarray(at, end), end === packed.length)
      }
    } catch (error) {
      // fflate's own errors have a numeric code.
      if (error instanceof Error && 'code' in error && typeof error.code === 'number') throw new DamagedError('cut')
      throw error
    }
  }
}

/** In bytes; deflate expands it by a factor of a thousand at most. */
const pieceSize = 2 ** 13
