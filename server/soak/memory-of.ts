import { readdirSync, readFileSync } from 'node:fs'

/** Measures the memory of a process and all that it started, in bytes: what they share counts for each its part (proc(5), Pss). */
export function memoryOf(pid: number): number {
  const parents = new Map(
    readdirSync('/proc').flatMap((name) => {
      const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : ''
      const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(stat) ?? []
      return parent === undefined ? [] : [[Number(name), Number(parent)] as const]
    }),
  )
  const isOurs = (one: number): boolean => one === pid || (parents.has(one) && isOurs(parents.get(one) ?? 0))
  return [...parents.keys()].filter(isOurs).reduce((sum, one) => sum + proportional(one), 0)
}

function proportional(pid: number): number {
  const [, kibibytes = 0] = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
  return Number(kibibytes) * 1024
}

/** A process may be gone by the time that it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
