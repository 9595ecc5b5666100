import { horizontal, vertical } from './characters.ts'
import type { ForeignReader, Modes } from './foreign-reader.ts'

/** Whether `\d`, `\w`, `\s` and `\b` are about all scripts. */
const isUnicode = ({ engine }: ForeignReader, modes: Modes): boolean =>
  engine === 'python' ? !modes.has('a') : modes.has('u')

const asciiSpaces = '\\t-\\r '
const spaces = {
  python: `${asciiSpaces}\\x1c-\\x1f\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000`,
  pcre2: `${asciiSpaces}\\x85\\u180e\\p{Z}`,
}
const words = '\\p{L}\\p{N}_'

/** A shorthand such as `\d`: the same in ECMAScript, and what finds the same characters, as within brackets. */
interface Shorthand {
  plain: string
  exact: string
}

/** The class that a letter stands for, not negated; undefined for others. */
export function shorthandOf(letter: string, reader: ForeignReader, modes: Modes): Shorthand | undefined {
  const isWide = isUnicode(reader, modes)
  switch (letter.toLowerCase()) {
    case 'd':
      return { plain: '\\d', exact: isWide ? '\\p{Nd}' : '\\d' }
    case 'w':
      return { plain: '\\w', exact: isWide ? words : '\\w' }
    case 's':
      return { plain: '\\s', exact: isWide ? spaces[reader.engine] : asciiSpaces }
  }
  if (reader.engine === 'python') return undefined
  if (letter === 'h' || letter === 'H') return { plain: horizontal, exact: horizontal }
  return letter === 'v' || letter === 'V' ? { plain: vertical, exact: vertical } : undefined
}

/** A word boundary. */
export function boundaryOf(letter: 'b' | 'B', reader: ForeignReader, modes: Modes): Shorthand {
  const plain = `\\${letter}`
  if (!isUnicode(reader, modes)) return { plain, exact: plain }
  const [word, same, other] = [`[${words}]`, ...(letter === 'b' ? ['!', '='] : ['=', '!'])]
  return { plain, exact: `(?:(?<=${word})(?${same}${word})|(?<!${word})(?${other}${word}))` }
}
