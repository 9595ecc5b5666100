import { badEscape, type Format, notRepresentable } from './format.ts'
import { languages } from './languages.ts'
import { readString } from './read-string.ts'
import { replaceEach } from './replace-in-blocks.ts'
import { writeString } from './write-string.ts'

/** A word of a POSIX shell; where characters are to be written by their numbers, as Bash and Zsh write them: $'…'. */
export const shell: Format = {
  title: 'Shell',
  forms: languages.bash.forms,
  escape(text, options) {
    const nul = text.indexOf('\0')
    if (nul >= 0) throw notRepresentable('Shell', text, nul)
    if (options.range !== 'needed') return `$'${writeString(text, languages.bash, { ...options, quotes: false })}'`
    if (options.quotes) return `'${text.replaceAll("'", "'\\''")}'`
    // A line break behind a backslash would be left out.
    const marked = replaceEach(text, /[^\p{L}\p{N}\p{M}\w@%+=:,./\n-]/gu, (sign) => `\\${sign}`)
    return marked.replace(/\n/g, "'\n'")
  },
  unescape(text, strict) {
    let count = 0
    const read = text.replace(parts, (part: string, index: number) => {
      if (part.length === 1) {
        if (strict) throw badEscape(text, index, index + part.length)
        return part
      }
      count++
      if (part.startsWith('\\')) return part === '\\\n' ? '' : part.slice(1)
      if (part.startsWith('$')) return readString(part.slice(2, -1), languages.bash, strict).text
      const inner = part.slice(1, -1)
      if (part.startsWith("'")) return inner
      return inner.replace(/\\(?:[$`"\\]|\n)/g, (escaped) => (escaped === '\\\n' ? '' : escaped.slice(1)))
    })
    return { text: read, count }
  },
}

/** Text in single quotes, in $'…', in double quotes, and what a backslash stands before; a quote that is not closed. */
const parts = /'[^']*'|\$'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\\.|['"\\]/gsu
