import { ConsoleStdout, File, type Inode, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'

/** The output of a run of the program. */
interface Run {
  stdout: string
  /** The output file; empty if none was requested. */
  sound: Uint8Array
}

/** The paths of the program's input and output. */
export const virtualFiles = { text: 'text.txt', sound: 'sound.wav' }

/** In bytes: an instance with more memory is replaced, so that one long sentence does not occupy it for ever. */
const maxMemory = 64 * 2 ** 20

/**
 * Runs Flite, a command line program, with options and an input file; it prints lines and writes a file. Instantiation
 * takes as long as a sentence, mostly to copy its data; so it is instantiated once, and its memory is reset before each
 * run, which makes the output independent of earlier runs.
 */
export class FliteProgram {
  readonly #module: WebAssembly.Module
  #started: Promise<Started> | undefined

  constructor(module: WebAssembly.Module) {
    this.#module = module
  }

  /** Runs it on a text; undefined if it fails. */
  async run(options: readonly string[], text: string): Promise<Run | undefined> {
    this.#started ??= start(this.#module)
    const { wasi, instance, memory } = await this.#started
    restoreMemory(instance.exports.memory, memory)
    const lines: string[] = []
    // It prints only ASCII.
    const print = () => new ConsoleStdout((bytes) => lines.push(String.fromCharCode(...bytes)))
    const sound = new File([])
    const disk = new Map<string, Inode>([
      [virtualFiles.text, new File(new TextEncoder().encode(text))],
      [virtualFiles.sound, sound],
    ])
    wasi.args = ['flite', ...options, '-f', virtualFiles.text]
    wasi.fds = [new OpenFile(new File([])), print(), print(), new PreopenDirectory('/', disk)]
    const isDone = completes(() => wasi.start(instance))
    // The state of an interrupted call is not reset with the memory.
    if (!isDone || instance.exports.memory.buffer.byteLength > maxMemory) this.#started = undefined
    return isDone ? { stdout: lines.join(''), sound: sound.data } : undefined
  }
}

interface Started {
  wasi: WASI
  instance: Parameters<WASI['start']>[0]
  /** The initial memory. */
  memory: Uint8Array
}

async function start(module: WebAssembly.Module): Promise<Started> {
  const wasi = new WASI([], [], [], { debug: false })
  const instance = (await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: wasi.wasiImport,
  })) as unknown as Started['instance']
  return { wasi, instance, memory: new Uint8Array(instance.exports.memory.buffer).slice() }
}

function restoreMemory({ buffer }: WebAssembly.Memory, first: Uint8Array): void {
  const memory = new Uint8Array(buffer)
  memory.set(first)
  memory.fill(0, first.length)
}

/** Whether it finished: WebAssembly traps end it otherwise. */
function completes(run: () => number): boolean {
  try {
    return run() === 0
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return false
    throw error
  }
}
