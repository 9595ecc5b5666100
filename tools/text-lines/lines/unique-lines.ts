export const shownLines = ['first', 'last', 'once', 'repeated', 'counts'] as const

/** Leaves one of each line, or those that are there once or more often, or says how often each is there, the most often first. */
export function uniqueLines(
  lines: readonly string[],
  show: (typeof shownLines)[number],
  { ignoreCase }: { ignoreCase: boolean },
): string[] {
  const found = new Map<string, { count: number; line: string }>()
  for (const line of lines) {
    const key = ignoreCase ? line.toLowerCase() : line
    const known = found.get(key)
    if (known) known.count++
    else found.set(key, { count: 1, line })
    if (known && show === 'last') {
      // Its place is now that of the last one.
      found.delete(key)
      found.set(key, { count: known.count, line })
    }
  }
  const each = [...found.values()]
  if (show === 'counts') return each.sort((a, b) => b.count - a.count).map(({ count, line }) => `${count}\t${line}`)
  const isShown = ({ count }: { count: number }) =>
    show === 'once' ? count === 1 : show === 'repeated' ? count > 1 : true
  return each.filter(isShown).map(({ line }) => line)
}
