/**
 * Measures JSON before it is parsed, so that a small file cannot exhaust the browser's memory: how deep it is
 * nested, and a lower bound of the number of its values. One pass over the characters.
 */
export function measureJson(text: string): { depth: number; values: number } {
  let [depth, deepest, values] = [0, 0, 1]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) values++
    else if (code === bracket || code === brace) {
      values++
      depth++
      if (depth > deepest) deepest = depth
    } else if (code === bracket + 2 || code === brace + 2) depth--
  }
  return { depth: deepest, values }
}

const [quote, backslash, comma, bracket, brace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b]

/** The index of the closing quote of a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at++
  }
  return text.length
}
