import type { MarkdownIt } from 'markdown-it'

/** Says how a column is aligned with `align`, as GFM does: styles are not let through. */
export function tableAlignment(parser: MarkdownIt): void {
  parser.core.ruler.push('table_alignment', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style'))) ?? []
      if (side !== undefined) token.attrs = [['align', side]]
    }
  })
}
