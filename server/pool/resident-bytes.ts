import { readFileSync } from 'node:fs'

/**
 * Measures the resident memory of a process (heap, buffers, WebAssembly), without the program's files, which processes
 * share. On Linux only (proc(5), RssAnon and RssShmem); elsewhere undefined. Synchronous, as password hashes keep the
 * thread pool busy.
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
