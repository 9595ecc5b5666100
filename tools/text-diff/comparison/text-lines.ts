/**
 * A text as UTF-16 units with the offsets of its lines: a worker can transfer both without copying, unlike a string.
 */
export interface TextLines {
  units: Uint16Array<ArrayBuffer>
  /** The offset of each line, then the length of the text. */
  starts: Int32Array<ArrayBuffer>
  /** The length of the longest line, in UTF-16 units. */
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

/** The length of a line with its line end, in UTF-16 units. */
export const lengthOf = ({ starts }: TextLines, line: number): number => (starts[line + 1] ?? 0) - (starts[line] ?? 0)

/** A line with its line end. */
export const lineAt = (text: TextLines, line: number): string => linesBetween(text, line, line + 1)

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true })

/** The text of some lines, with their line ends. */
export const linesBetween = ({ units, starts }: TextLines, from: number, to: number): string =>
  decoder.decode(units.subarray(starts[from], starts[to]))
