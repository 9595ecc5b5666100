import { constants, createReadStream, openAsBlob } from 'node:fs'
import { chmod, copyFile, type FileHandle, link, open, stat, unlink } from 'node:fs/promises'
import { basename } from 'node:path'

interface DiskFileOptions {
  name?: string
  type?: string
  /** Called once neither the file nor a slice of it is referenced any more: the file is a temporary one. */
  whenUnused?: () => void
}

/**
 * Opens a file on disk as a File of any size, whose bytes are read on request. Node's `openAsBlob` is unsuitable: it
 * takes sizes modulo 4 GiB (nodejs/node, issue 52585), and reads slices at a fifth of the speed.
 *
 * @throws the system's error for a missing file or a folder; FileTooLongError for a pipe or a device that gives more
 *   than 2 GiB
 */
export async function openDiskFile(
  path: string,
  { name = basename(path), type = '', whenUnused }: DiskFileOptions = {},
) {
  const stats = await stat(path)
  // A pipe, such as `<(command)` of a shell, has no size and can be read only once. A folder fails here.
  if (!stats.isFile()) return new File([await readPipe(path)], name, { type })

  const source = { path, isTemporary: whenUnused !== undefined }
  if (whenUnused) unused.register(source, whenUnused)
  // Platform code that accesses the bytes of a Blob internally, such as `new File([file])`, gets those of this one.
  const backing = stats.size < 2 ** 31 ? await openAsBlob(path) : new Blob()
  return new DiskFile(source, 0, stats.size, backing, name, { type })
}

/** A pipe or device gave too much to be kept in memory, as endless `/dev/zero` does. */
export class FileTooLongError extends Error {
  override name = 'FileTooLongError'
}

async function readPipe(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of createReadStream(path, { highWaterMark: chunkSize })) {
    chunks.push(chunk)
    size += chunk.length
    if (size > 2 ** 31) throw new FileTooLongError(`${path} gives more than 2 GiB`)
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}

const unused = new FinalizationRegistry<() => void>((whenUnused) => whenUnused())

interface Source {
  path: string
  /** Whether nobody but this process knows the file, so that it may be moved. */
  isTemporary: boolean
}

/** A file on disk, or a slice of one. */
export class DiskFile extends File {
  readonly #source: Source
  readonly #start: number
  readonly #size: number
  readonly #backing: Blob

  constructor(source: Source, start: number, size: number, backing: Blob, name: string, options: FilePropertyBag) {
    super([backing], name, options)
    this.#source = source
    this.#start = start
    this.#size = size
    this.#backing = backing
  }

  override get size(): number {
    return this.#size
  }

  override slice(start = 0, end = this.#size, type = ''): Blob {
    const [from, to] = [start, end].map((at) => Math.min(Math.max(at < 0 ? this.#size + at : at, 0), this.#size))
    const first = from ?? 0
    const size = Math.max((to ?? 0) - first, 0)
    const backing = this.#backing.slice(first, first + size)
    return new DiskFile(this.#source, this.#start + first, size, backing, '', { type })
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    await using file = await this.open()
    return await this.readInto(new Uint8Array(this.#size), 0, file)
  }

  /** Opens the file on disk. Who reads many parts keeps it open: to open it again takes a third of the time to hash one. */
  open(): Promise<FileHandle> {
    return open(this.#source.path)
  }

  /** Fills an array, which may be reused, with the bytes at an offset of the opened file; all of them must exist. */
  async readInto<Bytes extends Uint8Array>(bytes: Bytes, position: number, file: FileHandle): Promise<Bytes> {
    for (let filled = 0; filled < bytes.length; ) {
      const length = Math.min(bytes.length - filled, maxReadBytes)
      const { bytesRead } = await file.read(bytes, filled, length, this.#start + position + filled)
      if (bytesRead === 0) throw new Error(`${this.name || this.#source.path} became shorter while it was read`)
      filled += bytesRead
    }
    return bytes
  }

  /**
   * Puts the whole file at a new path with a mode. A temporary one is moved where the file system allows that, and read
   * there from then on; any other is copied by the system, without passing bytes through this process.
   */
  async putAt(path: string, mode: number): Promise<void> {
    if (this.#start > 0 || this.#size !== (await stat(this.#source.path)).size) throw new Error('a slice is not copied')
    if (!(await this.#moveTo(path))) await copyFile(this.#source.path, path, constants.COPYFILE_EXCL)
    await chmod(path, mode)
  }

  /** Unlike a renamed file, a linked one replaces nothing. */
  async #moveTo(path: string): Promise<boolean> {
    if (!this.#source.isTemporary) return false
    try {
      await link(this.#source.path, path)
    } catch {
      return false
    }
    // Its mode is set once it has no name left in a folder that others can read.
    await unlink(this.#source.path)
    Object.assign(this.#source, { path, isTemporary: false } satisfies Source)
    return true
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes())
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let position = 0
    return new ReadableStream({
      pull: async (controller) => {
        if (position === this.#size) return controller.close()
        const bytes = await this.slice(position, position + chunkSize).bytes()
        position += bytes.length
        controller.enqueue(bytes)
      },
    })
  }
}

/** In bytes. The system reads less than 2 GiB at once. */
const maxReadBytes = 2 ** 30
const chunkSize = 2 ** 20
