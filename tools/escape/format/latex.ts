import { badEscape, type Format } from './format.ts'

/** Text in LaTeX: its ten special characters. */
export const latex: Format = {
  title: 'LaTeX',
  forms: [],
  escape: (text) => text.replace(/[\\{}$&#_%~^]/g, (sign) => macros[sign] ?? `\\${sign}`),
  unescape(text, strict) {
    let count = 0
    const read = text.replace(escapes, (sequence: string, name?: string, sign?: string, ...rest) => {
      if (name === undefined && sign === undefined && strict)
        throw badEscape(text, Number(rest[0]), Number(rest[0]) + sequence.length)
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
