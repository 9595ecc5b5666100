/**
 * A text as a list of numbers, and where its lines are in it: a worker hands both over without a copy, which it could
 * not do with a string.
 */
export interface TextLines {
  /** In UTF-16. */
  units: Uint16Array<ArrayBuffer>
  /** Where each line begins, and after the last one the end. */
  starts: Int32Array<ArrayBuffer>
  /** The longest line, in UTF-16 units. */
  longest: number
}

export function textLinesOf(text: string): TextLines {
  const units = new Uint16Array(text.length)
  let count = 0
  for (let at = 0; at < text.length; at++) {
    units[at] = text.charCodeAt(at)
    if (units[at] === lineFeed || at === text.length - 1) count++
  }
  const starts = new Int32Array(count + 1)
  let longest = 0
  for (let line = 0, from = 0; line < count; line++) {
    const end = units.indexOf(lineFeed, from)
    const to = end < 0 ? units.length : end + 1
    starts[line + 1] = to
    longest = Math.max(longest, to - from)
    from = to
  }
  return { units, starts, longest }
}

const lineFeed = 10

export const countOf = ({ starts }: TextLines): number => starts.length - 1

/** The length of a line with its end, in UTF-16 units. */
export const lengthOf = ({ starts }: TextLines, line: number): number => (starts[line + 1] ?? 0) - (starts[line] ?? 0)

/** A line with its end. */
export const lineAt = (text: TextLines, line: number): string => linesBetween(text, line, line + 1)

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true })

/** The text of some lines, with their ends. */
export const linesBetween = ({ units, starts }: TextLines, from: number, to: number): string =>
  decoder.decode(units.subarray(starts[from], starts[to]))
