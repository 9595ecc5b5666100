import { badEscape, type Format } from './format.ts'
import { replaceMatches } from './replace-in-blocks.ts'

/** Text in LaTeX: its ten special characters. */
export const latex: Format = {
  title: 'LaTeX',
  forms: [],
  escape: (text) => text.replace(/[\\{}$&#_%~^]/g, (sign) => macros[sign] ?? `\\${sign}`),
  unescape(text, strict) {
    let count = 0
    const read = replaceMatches('\\', text, escapes, (offset) => (sequence, name, sign, index) => {
      const start = offset + Number(index)
      if (name === undefined && sign === undefined && strict) throw badEscape(text, start, start + sequence.length)
      if (name === undefined && sign === undefined) return sequence
      count++
      return sign ?? signs[name ?? ''] ?? ''
    })
    return { text: read, count }
  },
}

const macros: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}
const signs: Record<string, string> = { textbackslash: '\\', textasciitilde: '~', textasciicircum: '^' }
const escapes = /\\(?:(textbackslash|textasciitilde|textasciicircum)(?:\{\}| |(?![A-Za-z]))|([{}$&#_%]))?/g
