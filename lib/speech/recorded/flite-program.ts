import { ConsoleStdout, File, type Inode, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'

/** The output of a run of the program. */
interface Run {
  printed: string
  /** The file that it was told to write, empty where it was told of none. */
  written: Uint8Array
}

/** Where the program finds its text, and where it writes its sound. */
export const virtualFiles = { text: 'text.txt', sound: 'sound.wav' }

/** In bytes: an instance that has grown beyond is replaced, so that one long sentence does not stay in memory. */
const maxMemory = 64 * 2 ** 20

/**
 * Flite, as the program of a command line that it is: options and a file in, lines and a file out, and nothing else of the
 * machine. To start it takes as long as a sentence, most of it the copying of its data; so it is started once and its
 * memory put back before each run, which gives the same bytes whatever was said before.
 */
export class FliteProgram {
  readonly #module: WebAssembly.Module
  #started: Promise<Started> | undefined

  constructor(module: WebAssembly.Module) {
    this.#module = module
  }

  /** Runs it on a text; undefined where it breaks off. */
  async run(options: readonly string[], text: string): Promise<Run | undefined> {
    this.#started ??= start(this.#module)
    const { wasi, instance, memory } = await this.#started
    putBack(instance.exports.memory, memory)
    const lines: string[] = []
    // It prints letters of ASCII alone.
    const print = () => new ConsoleStdout((bytes) => lines.push(String.fromCharCode(...bytes)))
    const sound = new File([])
    const disk = new Map<string, Inode>([
      [virtualFiles.text, new File(new TextEncoder().encode(text))],
      [virtualFiles.sound, sound],
    ])
    wasi.args = ['flite', ...options, '-f', virtualFiles.text]
    wasi.fds = [new OpenFile(new File([])), print(), print(), new PreopenDirectory('/', disk)]
    const isDone = ended(() => wasi.start(instance))
    // What was cut off within a call is not put back with the memory.
    if (!isDone || instance.exports.memory.buffer.byteLength > maxMemory) this.#started = undefined
    return isDone ? { printed: lines.join(''), written: sound.data } : undefined
  }
}

interface Started {
  wasi: WASI
  instance: Parameters<WASI['start']>[0]
  /** Its memory before it has done anything. */
  memory: Uint8Array
}

async function start(module: WebAssembly.Module): Promise<Started> {
  const wasi = new WASI([], [], [], { debug: false })
  const instance = (await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: wasi.wasiImport,
  })) as unknown as Started['instance']
  return { wasi, instance, memory: new Uint8Array(instance.exports.memory.buffer).slice() }
}

function putBack({ buffer }: WebAssembly.Memory, first: Uint8Array): void {
  const memory = new Uint8Array(buffer)
  memory.set(first)
  memory.fill(0, first.length)
}

/** Whether it finished: WebAssembly traps end it otherwise. */
function ended(run: () => number): boolean {
  try {
    return run() === 0
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return false
    throw error
  }
}
