import { badEscape, type Format, notRepresentable } from './format.ts'
import { languages } from './languages.ts'
import { readString } from './read-string.ts'
import { replaceCharacters } from './replace-in-blocks.ts'
import { writeString } from './write-string.ts'

/** A word of a POSIX shell; in the $'…' of Bash and Zsh if characters are escaped by code point. */
export const shell: Format = {
  title: 'Shell',
  forms: languages.bash.forms,
  escape(text, options) {
    const nul = text.indexOf('\0')
    if (nul >= 0) throw notRepresentable('Shell', text, nul)
    if (options.range !== 'needed') return `$'${writeString(text, languages.bash, { ...options, quotes: false })}'`
    if (options.quotes) return `'${text.replaceAll("'", "'\\''")}'`
    // An escaped line break would be removed.
    const marked = replaceCharacters(text, /[^\p{L}\p{N}\p{M}\w@%+=:,./\n-]/gu, (sign) => `\\${sign}`)
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

/** Single-quoted text, $'…', double-quoted text, escaped characters, and unclosed quotes. */
const parts = /'[^']*'|\$'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\\.|['"\\]/gsu
