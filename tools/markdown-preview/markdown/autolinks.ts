import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { type FoundLink, linksInText } from './links-in-text.ts'

/** Turns bare addresses into links, by the rules of GFM. */
export function autolinks(parser: MarkdownIt): void {
  parser.core.ruler.after('inline', 'autolinks', (state) => {
    for (const token of state.tokens) {
      if (token.type === 'inline' && token.children && sign.test(token.content))
        token.children = linked(state, token.children)
    }
  })
}

/** What every address has in it. */
const sign = /:\/\/|www\.|@/i

/** Links do not nest, nor within one written as HTML. */
function linked(state: StateCore, children: Token[]): Token[] {
  const result: Token[] = []
  let depth = 0
  for (const [index, child] of children.entries()) {
    if (child.type === 'link_open') depth++
    else if (child.type === 'link_close') depth--
    else if (child.type === 'html_inline')
      depth += /^<a[\s>]/i.test(child.content) ? 1 : /^<\/a\s*>/i.test(child.content) ? -1 : 0
    if (child.type !== 'text' || depth > 0 || !sign.test(child.content)) {
      result.push(child)
      continue
    }
    const before = children[index - 1]
    // An address may not begin behind an escaped character or code, but behind a delimiter or a line break.
    const isFree = !before || before.type === 'softbreak' || before.type === 'hardbreak' || before.nesting !== 0
    const links = linksInText(child.content, isFree)
    for (const token of links.length === 0 ? [child] : parts(state, child, links)) result.push(token)
  }
  return result
}

function* parts(state: StateCore, { content, level }: Token, links: FoundLink[]): Generator<Token> {
  const make = (type: string, tag: string, nesting: -1 | 0 | 1, values: Partial<Token>) =>
    Object.assign(new state.Token(type, tag, nesting), { level, ...values })
  let from = 0
  for (const { start, end, href } of links) {
    if (start > from) yield make('text', '', 0, { content: content.slice(from, start) })
    const address = state.md.normalizeLink(href)
    yield make('link_open', 'a', 1, { attrs: [['href', address]], markup: 'linkify', info: 'auto' })
    yield make('text', '', 0, { content: content.slice(start, end), level: level + 1 })
    yield make('link_close', 'a', -1, { markup: 'linkify', info: 'auto' })
    from = end
  }
  if (from < content.length) yield make('text', '', 0, { content: content.slice(from) })
}
