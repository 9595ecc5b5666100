/** A match in the output of `test`. */
export interface Match {
  start: number
  end: number
  text: string
  groups: ({ name?: string | undefined; start: number; end: number; text: string } | null)[]
}

/** Writes matches in common file formats. */
export const matchFormats = {
  /** One match on each line. */
  text: (matches: readonly Match[]): string => matches.map(({ text }) => text).join('\n'),

  json: (matches: readonly Match[]): string => JSON.stringify(matches, null, 2),

  /** One match in each row (RFC 4180): its text, offsets, and groups, each under its name or number. */
  csv(matches: readonly Match[]): string {
    const head = ['match', 'start', 'end', ...groupTitles(matches)]
    const rows = matches.map(({ text, start, end, groups }) => [
      ...[text, String(start), String(end)],
      ...groups.map((group) => group?.text ?? ''),
    ])
    return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
  },
}

/** Names the columns of groups; a match has the name only where its group took part. */
export function groupTitles(matches: readonly Match[]): string[] {
  const width = matches[0]?.groups.length ?? 0
  return Array.from({ length: width }, (_, index) => {
    const named = matches.slice(0, 1000).find(({ groups }) => groups[index]?.name !== undefined)
    return named?.groups[index]?.name ?? String(index + 1)
  })
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
