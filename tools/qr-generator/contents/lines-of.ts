/** One of many texts, the name of its file, and where it stood, counted from 1. */
interface Line {
  text: string
  name: string
  line: number
}

/**
 * Takes texts apart: each line is one, or each row of a CSV, whose second column names the file. Blank ones are left out.
 */
export function linesOf(texts: string | string[], layout: 'lines' | 'csv'): Line[] {
  const rows = Array.isArray(texts)
    ? texts.map((text) => [text])
    : layout === 'csv'
      ? rowsOf(texts)
      : texts.split(/\r\n|[\r\n]/).map((text) => [text])
  const found = rows
    .map(([text = '', name = ''], index) => ({ text, name: name.trim(), line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
  const digits = String(found.length).length
  const used = new Set<string>()
  return found.map(({ text, name, line }, index) => {
    const number = String(index + 1).padStart(digits, '0')
    const wanted = fileName(name)
    // Two files of one name would be one. File systems do not tell capital letters apart.
    const own = wanted === '' ? `${number}-${fileName(text)}`.replace(/-$/, '') : wanted
    let unique = own
    for (let at = index + 1; used.has(unique.toLowerCase()); at++) unique = `${own}-${String(at).padStart(digits, '0')}`
    used.add(unique.toLowerCase())
    return { text, name: unique, line }
  })
}

/** What of a text may be a file's name anywhere. */
const fileName = (text: string): string =>
  text
    .slice(0, 200)
    .replace(/^\w+:\/+/, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+/, '')
    .slice(0, 40)
    .replace(/[-.]$/, '')

/** Reads CSV (RFC 4180): fields in quotes may hold commas, lines and doubled quotes. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  let value = ''
  let isQuoted = false
  const close = () => {
    rows.at(-1)?.push(value)
    value = ''
  }
  for (let at = 0; at < csv.length; at++) {
    const character = csv[at] ?? ''
    if (isQuoted) {
      if (character !== '"') value += character
      else if (csv[at + 1] === '"') value += csv[++at]
      else isQuoted = false
    } else if (character === '"' && value === '') isQuoted = true
    else if (character === ',') close()
    else if (character === '\n') {
      close()
      rows.push([])
    } else if (character !== '\r') value += character
  }
  close()
  return rows
}
