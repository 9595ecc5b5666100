/** Breaks a text into lines of a width where single spaces between words let it; a space is lost at each break. */
export function foldWords(text: string, width: number): string[] {
  const lines: string[] = []
  let [start, last] = [0, 0]
  for (let at = 1; at < text.length - 1; at++) {
    if (text[at] !== ' ' || isBlank(text[at - 1]) || isBlank(text[at + 1])) continue
    if (at - start > width && last > start) {
      lines.push(text.slice(start, last))
      start = last + 1
    }
    last = at
  }
  if (text.length - start > width && last > start) {
    lines.push(text.slice(start, last))
    start = last + 1
  }
  return [...lines, text.slice(start)]
}

/** A backslash before a line break would join the lines. */
const isBlank = (sign = ''): boolean => sign === ' ' || sign === '\t' || sign === '\\'
