/** What opens a quotation, and what closes it. Straight single quotes are apostrophes as often, and open at the start of a word only. */
const closings: Record<string, string> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '‘': '’',
  '「': '」',
  '『': '』',
  '《': '》',
  '«': '»',
  '„': '“',
}

/** Lists what stands in quotes, within a line. */
export function* quotedIn(text: string): Generator<string> {
  /** Where each closing stands next, so that it is looked for but once. */
  const nexts = new Map<string, number>()
  const nextOf = (closing: string, from: number): number => {
    const known = nexts.get(closing) ?? -1
    if (known >= from) return known
    const found = text.indexOf(closing, from)
    const next = found < 0 ? Number.POSITIVE_INFINITY : found
    nexts.set(closing, next)
    return next
  }
  for (let place = 0; place < text.length; place++) {
    const opening = text[place] ?? ''
    const closing = closings[opening]
    if (closing === undefined || (opening === "'" && /[\p{L}\p{N}]/u.test(text[place - 1] ?? ''))) continue
    const end = nextOf(closing, place + 1)
    if (end > nextOf('\n', place)) continue
    if (end > place + 1) yield text.slice(place + 1, end)
    place = end
  }
}
