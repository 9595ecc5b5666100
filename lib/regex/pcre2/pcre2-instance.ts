import { RegexError } from '../regex-error.ts'

/** The exports of @stephen-riley/pcre2-wasm. Pointers are addresses in its memory. */
interface Exports {
  _malloc(bytes: number): number
  _free(address: number): void
  _compile(pattern: number, units: number, flags: number): number
  _destroyCode(code: number): void
  _lastErrorMessage(buffer: number, units: number): number
  _createMatchData(code: number): number
  _destroyMatchData(data: number): void
  _getOvectorPointer(data: number): number
  _getCaptureCount(code: number): number
  _getMatchNameCount(code: number): number
  _getMatchNameTable(code: number): number
  _getMatchNameTableEntrySize(code: number): number
  _substitute(
    ...values: [
      ...[code: number, subject: number, units: number, from: number, data: number, options: number],
      ...[replacement: number, replacementUnits: number, output: number, outputUnits: number],
    ]
  ): number
}

/** The address of the module's heap pointer, and the start of the heap, as its compiler laid them out. */
const heap = { top: 117_184, begin: 5_360_256 }

const pageBytes = 65_536
const pages = { initial: 256, max: 2048 }

/** An instance of the module with its own memory, for one operation at a time. */
export class Pcre2Instance {
  readonly exports: Exports
  /** Whether it requested more memory than allowed. */
  private isFull = false
  /** Whether it was stopped or failed during an operation, which leaves its memory inconsistent. */
  private isBroken = false
  private readonly memory: WebAssembly.Memory

  constructor(module: WebAssembly.Module) {
    const memory = new WebAssembly.Memory({ initial: pages.initial, maximum: pages.max })
    new Int32Array(memory.buffer)[heap.top / 4] = heap.begin
    const env = {
      memory,
      table: new WebAssembly.Table({ initial: 4, maximum: 4, element: 'anyfunc' }),
      __table_base: 0,
      abortStackOverflow: abort,
      nullFunc_vii: abort,
      nullFunc_iii: abort,
      _emscripten_get_heap_size: () => memory.buffer.byteLength,
      _emscripten_memcpy_big: (to: number, from: number, bytes: number) => {
        new Uint8Array(memory.buffer).copyWithin(to, from, from + bytes)
        return to
      },
      _emscripten_resize_heap: (bytes: number) => this.grow(bytes),
    }
    this.memory = memory
    this.exports = new WebAssembly.Instance(module, { env }).exports as unknown as Exports
  }

  get isUsable(): boolean {
    return !this.isBroken && !this.isFull && this.memory.buffer.byteLength <= 4 * pages.initial * pageBytes
  }

  /** Calls functions of the module. @throws RegexError `failed` when it runs out of memory or of its stack */
  call<Result>(work: (exports: Exports) => Result): Result {
    this.isBroken = true
    let answer: Result
    try {
      answer = work(this.exports)
    } catch (error) {
      const isOwn = error instanceof WebAssembly.RuntimeError || error instanceof Aborted
      throw isOwn ? new RegexError({ kind: 'failed', reason: 'PCRE2 ran out of memory' }) : error
    }
    // Not reached if the thread is stopped, so that the instance stays marked as broken.
    this.isBroken = false
    if (this.isFull) throw new RegexError({ kind: 'failed', reason: 'PCRE2 ran out of memory' })
    return answer
  }

  /** Writes UTF-16 units into memory; the caller frees the address. */
  writeText(text: string): number {
    const address = this.call(({ _malloc }) => _malloc(Math.max(2, text.length * 2)))
    const units = this.units(address, text.length)
    for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index)
    return address
  }

  units(address: number, count: number): Uint16Array {
    return new Uint16Array(this.memory.buffer, address, count)
  }

  integers(address: number, count: number): Int32Array {
    return new Int32Array(this.memory.buffer, address, count)
  }

  textAt(address: number, units: number): string {
    return Array.from(this.units(address, units), (unit) => String.fromCharCode(unit)).join('')
  }

  private grow(bytes: number): number {
    const wanted = Math.ceil((bytes - this.memory.buffer.byteLength) / pageBytes)
    try {
      this.memory.grow(Math.max(0, wanted))
      return 1
    } catch {
      this.isFull = true
      return 0
    }
  }
}

class Aborted extends Error {}

function abort(): never {
  throw new Aborted()
}

/** The module's import of `env.memory`, with a minimum and maximum of 256 pages. */
const limits = [...new TextEncoder().encode('\x03env\x06memory'), 2, 1, 0x80, 2, 0x80, 2]

/**
 * Raises the memory limit of the module from 16 MB, which a text of five million characters would use up. The module
 * grows its memory itself.
 */
export function withMoreMemory(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const at = bytes.findIndex((_, index) => limits.every((byte, offset) => bytes[index + offset] === byte))
  if (at < 0) throw new Error('The module of PCRE2 is not the one that is known')
  const patched = bytes.slice()
  // 2048 in LEB128.
  patched.set([0x80, 0x10], at + limits.length - 2)
  return patched
}
