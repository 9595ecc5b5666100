import type { MarkdownIt, StateCore } from 'markdown-it'

/** Turns quotes that begin with `[!NOTE]` and the like into GitHub's alerts. */
export function alerts(parser: MarkdownIt): void {
  parser.core.ruler.after('block', 'alerts', (state) => {
    for (let index = 0; index < state.tokens.length; index++) {
      if (state.tokens[index]?.type === 'blockquote_open') turnIntoAlert(state, index)
    }
  })
  parser.renderer.rules['blockquote_open'] = (tokens, index, options, _env, renderer) => {
    const title = tokens[index]?.meta?.['title']
    const head = typeof title === 'string' ? `<p class="markdown-alert-title">${title}</p>\n` : ''
    return renderer.renderToken(tokens, index, options) + head
  }
}

const titles: Record<string, string> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
}

function turnIntoAlert({ tokens }: StateCore, start: number): void {
  const [open, paragraph, text] = tokens.slice(start, start + 3)
  if (!open || paragraph?.type !== 'paragraph_open' || text?.type !== 'inline') return
  const [whole, name = ''] = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.content) ?? []
  const title = titles[name.toUpperCase()]
  if (whole === undefined || title === undefined) return
  let end = start + 1
  while (end < tokens.length && tokens[end]?.level !== open.level) end++
  for (const token of [open, tokens[end]]) if (token) token.tag = 'div'
  open.attrSet('class', `markdown-alert markdown-alert-${name.toLowerCase()}`)
  open.meta = { title }
  text.content = text.content.slice(whole.length)
  // A paragraph that held only the marker is removed; hidden tokens are not written.
  if (text.content === '') for (const token of tokens.slice(start + 1, start + 4)) token.hidden = true
}
