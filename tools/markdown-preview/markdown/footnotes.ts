/// <reference path="./markdown-it-footnote.d.ts" />
import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import footnoteRules from 'markdown-it-footnote'

/** Adds footnotes as in GFM: no inline ones, which would be parsed again at each level of nesting. */
export function footnotes(parser: MarkdownIt): void {
  parser.use(footnoteRules).inline.ruler.disable('footnote_inline')
  // The library's own rule copies all tokens for every footnote.
  parser.core.ruler.at('footnote_tail', moveToEnd)
}

interface Referred {
  label: string
  count: number
}

function moveToEnd(state: StateCore): void {
  const collected = state.env['footnotes'] as { list?: Referred[] } | undefined
  if (!collected) return
  const { list } = collected
  const { kept, bodies } = takeOut(state.tokens)
  state.tokens = kept
  if (!list) return
  const push = (type: string, nesting: -1 | 0 | 1, meta: Record<string, unknown> | null = null) =>
    kept.push(Object.assign(new state.Token(type, '', nesting), { meta, block: type !== 'footnote_anchor' }))
  push('footnote_block_open', 1)
  for (const [id, { label, count }] of list.entries()) {
    push('footnote_open', 1, { id, label })
    const body = bodies.get(label) ?? []
    const last = body.at(-1)?.type === 'paragraph_close' ? body.pop() : undefined
    for (const token of body) kept.push(token)
    for (let subId = 0; subId < count; subId++) push('footnote_anchor', 0, { id, subId, label })
    if (last) kept.push(last)
    push('footnote_close', -1)
  }
  push('footnote_block_close', -1)
}

/** Separates the bodies of footnotes from the text around them. */
function takeOut(tokens: Token[]): { kept: Token[]; bodies: Map<string, Token[]> } {
  const kept: Token[] = []
  const bodies = new Map<string, Token[]>()
  let body: Token[] | undefined
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      body = []
      bodies.set(String(token.meta?.['label']), body)
    } else if (token.type === 'footnote_reference_close') body = undefined
    else (body ?? kept).push(token)
  }
  return { kept, bodies }
}
