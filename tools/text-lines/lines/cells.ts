import { readDelimiter } from './delimiter.ts'

/** Says how lines fall into cells: at a delimiter, at any blanks where it is empty, or at what `auto` finds in the lines. */
export function cellReader(delimiter: string, lines: readonly string[]): (line: string) => string[] {
  const at = delimiter === 'auto' ? delimiterOf(lines) : readDelimiter(delimiter)
  return at === '' ? (line) => line.trim().split(/\s+/) : (line) => line.split(at)
}

/** Says which cell of a line is the one with a number from 0, without cutting out the others; undefined where it has none. */
export function cellFinder(
  delimiter: string,
  lines: readonly string[],
): (line: string, index: number) => string | undefined {
  const at = delimiter === 'auto' ? delimiterOf(lines) : readDelimiter(delimiter)
  const cellsOf = cellReader(delimiter, lines)
  if (at === '') return (line, index) => cellsOf(line)[index]
  return (line, index) => {
    let from = 0
    for (let passed = 0; passed < index; passed++) {
      const end = line.indexOf(at, from)
      if (end < 0) return undefined
      from = end + at.length
    }
    const end = line.indexOf(at, from)
    return line.slice(from, end < 0 ? line.length : end)
  }
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
