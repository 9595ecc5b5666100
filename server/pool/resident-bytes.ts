import { readFileSync } from 'node:fs'

/**
 * Measures the memory that a process holds: heap, buffers and WebAssembly alike. Linux tells it (proc(5), VmRSS);
 * elsewhere it is undefined. Read at once and not through the thread pool, which password hashes keep busy.
 */
export function residentBytes(pid: number): number | undefined {
  try {
    const [, kibibytes] = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
  } catch {
    return undefined
  }
}
