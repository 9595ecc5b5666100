/** The entries of a ZIP archive by name. */
export type ZipEntries = ReadonlyMap<string, ZipEntry>

export interface ZipEntry {
  /**
   * Reads its stored bytes, which are compressed if `isDeflated`.
   *
   * @throws ZipError `cut`
   */
  read: () => Promise<Uint8Array<ArrayBuffer>>
  isDeflated: boolean
  /** The uncompressed size in bytes, as the directory declares it. */
  size: number
}

/** Thrown if a file is not a readable archive: another format, an OLE file, or incomplete. */
export class ZipError extends Error {
  override name = 'ZipError'
  readonly problem: 'notZip' | 'old' | 'cut'

  constructor(problem: ZipError['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** The limit in bytes: enough for 65,535 entries, the most possible, with names of 200 bytes. */
const maxDirectory = 2 ** 24

/**
 * Reads only the directory at the end of an archive (APPNOTE.TXT, sections 4.3.12 and 4.3.16).
 *
 * @throws ZipError
 */
export async function readZip(file: Blob): Promise<ZipEntries> {
  const bytesOf = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const beginning = viewOf(await bytesOf(0, 8))
  if (file.size > 8 && beginning.getUint32(0) === compoundFile) throw new ZipError('old')
  if (file.size < 22 || beginning.getUint32(0, true) !== localHeader) throw new ZipError('notZip')
  // The end record may be followed by a comment of at most 65,535 bytes.
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
    if (at + 46 > directory.length || view.getUint32(at, true) !== directoryHeader) throw new ZipError('cut')
    const packed = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const name = decoder.decode(directory.subarray(at + 46, at + 46 + nameLength))
    entries.set(name, {
      async read() {
        const header = await bytesOf(local, local + 30)
        if (header.length < 30) throw new ZipError('cut')
        // The local header has its own name and extra fields, whose lengths may differ.
        const from = local + 30 + viewOf(header).getUint16(26, true) + viewOf(header).getUint16(28, true)
        if (from + packed > file.size) throw new ZipError('cut')
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
  throw new ZipError('cut')
}
