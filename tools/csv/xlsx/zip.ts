import { readZip, type ZipEntries, ZipError } from '#lib/zip/read-zip.ts'
import { DamagedError, TooLargeError } from './damage.ts'

/** In MiB, of all parts that are read. */
export const maxUnpackedMebibytes = 512

/**
 * Opens a workbook as the archive that it is.
 *
 * @throws DamagedError
 */
export async function openWorkbook(file: Blob): Promise<ZipEntries> {
  const entries = await readZip(file).catch(asDamage)
  // Excel finds its parts in whatever case, and from the root or not.
  return new Map([...entries].map(([name, entry]) => [name.replace(/^\//, '').toLowerCase(), entry]))
}

function asDamage(error: unknown): never {
  throw error instanceof ZipError ? new DamagedError(error.problem) : error
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
    const packed = await entry.read().catch(asDamage)
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
