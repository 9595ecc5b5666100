import { type Format, notRepresentable } from './format.ts'
import { replaceCharacters } from './replace-in-blocks.ts'

/** An argument in a Windows batch file, where percent signs are doubled. */
export const cmd: Format = {
  title: 'cmd',
  forms: [],
  escape(text, { quotes }) {
    const lacking = text.search(/[\0\r\n]/)
    if (lacking >= 0) throw notRepresentable('cmd', text, lacking)
    const body = text.replaceAll('%', '%%')
    return quotes ? `"${body.replaceAll('"', '""')}"` : replaceCharacters(body, /[\^&|<>()"!]/g, (sign) => `^${sign}`)
  },
  unescape(text) {
    let count = 0
    const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(text) ?? []
    const pattern = quoted === undefined ? /\^.|%%/gsu : /""|%%/g
    const read = (quoted ?? text).replace(pattern, (pair) => {
      count++
      return pair.slice(1)
    })
    return { text: read, count: count + (quoted === undefined ? 0 : 1) }
  },
}
