export const uniqueModes = ['first', 'last', 'once', 'repeated', 'counts'] as const

/** Keeps one of each line, only unrepeated ones, or one of each repeated; or counts them, the most frequent first. */
export function uniqueLines(
  lines: readonly string[],
  show: (typeof uniqueModes)[number],
  { ignoreCase }: { ignoreCase: boolean },
): string[] {
  const byKey = new Map<string, { count: number; line: string }>()
  for (const line of lines) {
    const key = ignoreCase ? line.toLowerCase() : line
    const entry = byKey.get(key)
    if (entry) entry.count++
    else byKey.set(key, { count: 1, line })
    if (entry && show === 'last') {
      // Moves the line to its last occurrence.
      byKey.delete(key)
      byKey.set(key, { count: entry.count, line })
    }
  }
  const each = [...byKey.values()]
  if (show === 'counts') return each.sort((a, b) => b.count - a.count).map(({ count, line }) => `${count}\t${line}`)
  const isShown = ({ count }: { count: number }) =>
    show === 'once' ? count === 1 : show === 'repeated' ? count > 1 : true
  return each.filter(isShown).map(({ line }) => line)
}
