import { readDelimiter } from './delimiter.ts'

/**
 * Returns a function that splits a line into cells: at a delimiter, at white space if it is empty, or at a detected
 * one.
 */
export function cellReader(delimiter: string, lines: readonly string[]): (line: string) => string[] {
  const at = delimiter === 'auto' ? detectDelimiter(lines) : readDelimiter(delimiter)
  return at === '' ? (line) => line.trim().split(/\s+/) : (line) => line.split(at)
}

/** Returns a function that gets a line's cell by its index without slicing the others; undefined if there is none. */
export function cellFinder(
  delimiter: string,
  lines: readonly string[],
): (line: string, index: number) => string | undefined {
  const at = delimiter === 'auto' ? detectDelimiter(lines) : readDelimiter(delimiter)
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

/** Detects the delimiter that occurs equally often in every line; '' (white space) if there is none. */
function detectDelimiter(lines: readonly string[]): string {
  const sampled = lines.slice(0, maxSampled).filter((line) => line !== '')
  const isCommon = (delimiter: string) => {
    const [first = 0, ...others] = sampled.map((line) => line.split(delimiter).length)
    return first > 1 && others.every((count) => count === first)
  }
  return ['\t', ',', ';', '|', '，', '、'].find(isCommon) ?? ''
}

/** In lines. */
const maxSampled = 100
