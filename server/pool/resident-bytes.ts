import { readFileSync } from 'node:fs'

/**
 * Measures the memory that a process holds for itself: heap, buffers and WebAssembly alike. Linux tells it (proc(5),
 * RssAnon and RssShmem), and leaves out the files of the program, which all processes share; elsewhere it is undefined.
 * Read at once and not through the thread pool, which password hashes keep busy.
 */
export function residentBytes(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const parts = [...status.matchAll(/^Rss(?:Anon|Shmem):\s*(\d+) kB/gm)]
    return parts.length === 0 ? undefined : parts.reduce((sum, [, kibibytes]) => sum + Number(kibibytes) * 1024, 0)
  } catch {
    return undefined
  }
}
