const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, kib: 1024, mib: 1024 ** 2 }

/** Reads a size as people write it, in bytes: `200 kB`, `1.5 MB`, `0,5mb`. A bare number counts kB. */
export function parseByteSize(text: string): number | undefined {
  const [, number = '', unit = 'kb'] = /^(\d+(?:[.,]\d+)?)\s*([kKmM]?i?[bB])?$/.exec(text.trim()) ?? []
  const bytes = Math.round(Number(number.replace(',', '.')) * (units[unit.toLowerCase()] ?? Number.NaN))
  return bytes >= 1 ? bytes : undefined
}

/** Writes a number of bytes exactly, as `parseByteSize` reads it. */
export function formatByteSize(bytes: number): string {
  if (bytes % 1e5 === 0 && bytes >= 1e6) return `${bytes / 1e6} MB`
  return bytes % 100 === 0 && bytes >= 1e3 ? `${bytes / 1e3} kB` : `${bytes} B`
}
