import type { MarkdownIt } from 'markdown-it'

/** Says of every outermost block at which line of the source it begins, counted from 0. */
export function blockLines(parser: MarkdownIt): void {
  parser.core.ruler.push('block_lines', ({ tokens }) => {
    for (const token of tokens) {
      if (token.level === 0 && token.nesting !== -1 && token.map) token.attrSet(name, token.map[0])
    }
  })
  const writeFence = parser.renderer.rules['fence']
  // The parser puts what is said of a fence on the code in it.
  parser.renderer.rules['fence'] = (tokens, index, ...rest) => {
    const token = tokens[index]
    const line = token?.attrGet(name)
    if (token?.attrs) token.attrs = token.attrs.filter(([key]) => key !== name)
    const html = writeFence?.(tokens, index, ...rest) ?? ''
    return line ? html.replace(/^<pre/, `<pre ${name}="${line}"`) : html
  }
}

const name = 'data-line'
