/** Returns code without comments, with empty strings and without the contents of regular expressions. */
export function withoutStrings(code: string): string {
  let [written, at] = ['', 0]
  // Closing marks that are not there are not searched for again.
  const missing = new Set<string>()
  const endOf = (mark: string) => {
    const end = missing.has(mark) ? -1 : code.indexOf(mark, at + mark.length)
    if (end < 0) missing.add(mark)
    return end < 0 ? -1 : end + mark.length
  }
  while (at < code.length) {
    const sign = code[at] ?? ''
    const opening = code.slice(at, at + 2)
    let end = -1
    if (opening === '/*') end = endOf('*/')
    // Not the slashes of an address.
    else if (opening === '//' && code[at - 1] !== ':') end = lineEnd(code, at)
    else if (sign === '`') end = endOf('`')
    else if (sign === '"' || sign === "'" || (sign === '/' && startsPattern(written))) end = closingEnd(code, at)
    if (end < 0) {
      written += sign
      at++
    } else {
      written += opening === '/*' || opening === '//' ? ' ' : '""'
      at = end
    }
  }
  return written
}

function lineEnd(code: string, from: number): number {
  const end = code.indexOf('\n', from)
  return end < 0 ? code.length : end
}

/** Whether a slash after this code begins a regular expression, since nothing is there to be divided. */
const startsPattern = (before: string): boolean => /(?:[(,=:[!&|?{};]|\breturn) {0,3}$/.test(before.slice(-12))

/** Returns the end of a string or regular expression, which is on one line; -1 where it is not closed. */
function closingEnd(code: string, start: number): number {
  const mark = code[start] ?? ''
  let isInClass = false
  for (let at = start + 1; at < start + maxString; at++) {
    const sign = code[at]
    if (sign === undefined || sign === '\n') return -1
    if (sign === '\\') at++
    else if (mark === '/' && (sign === '[' || sign === ']')) isInClass = sign === '['
    else if (sign === mark && !isInClass) return at + 1
  }
  return -1
}

/** In characters. */
const maxString = 2000
