import { readDelimiter } from './delimiter.ts'

/** Says how lines fall into cells: at a delimiter, at any blanks where it is empty, or at what `auto` finds in the lines. */
export function cellReader(delimiter: string, lines: readonly string[]): (line: string) => string[] {
  const at = delimiter === 'auto' ? delimiterOf(lines) : readDelimiter(delimiter)
  return at === '' ? (line) => line.trim().split(/\s+/) : (line) => line.split(at)
}

/** Finds what every line has as often as the others; blanks where nothing is so. */
function delimiterOf(lines: readonly string[]): string {
  const looked = lines.slice(0, maxLooked).filter((line) => line !== '')
  const isCommon = (delimiter: string) => {
    const [first = 0, ...others] = looked.map((line) => line.split(delimiter).length)
    return first > 1 && others.every((count) => count === first)
  }
  return ['\t', ',', ';', '|', '，', '、'].find(isCommon) ?? ''
}

/** In lines. */
const maxLooked = 100
