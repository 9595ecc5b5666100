/** In characters: a block that is longer is shown without colors, and so is what comes when as many were colored. */
const maxBlockLength = 100_000
const maxColored = 400_000

/** Loads what colors code, for one text: a function that writes the HTML of a block, or nothing where it knows no such language. */
export async function openHighlighter(): Promise<(code: string, language: string) => string> {
  const { default: highlighter } = await import('highlight.js/lib/common')
  let colored = 0
  return (code, language) => {
    if (code.length > maxBlockLength || colored > maxColored || !highlighter.getLanguage(language)) return ''
    colored += code.length
    return highlighter.highlight(code, { language, ignoreIllegals: true }).value
  }
}
