import type { MarkdownIt, Token } from 'markdown-it'
import { escapeHtml } from '../safe/escape-html.ts'
import type { Heading } from './headings.ts'

/** Puts the list of a document's headings where a line says `[TOC]`, or else at the top. */
export function tableOfContents(parser: MarkdownIt, headings: Heading[]): void {
  parser.core.ruler.push('table_of_contents', ({ tokens }) => insertContents(tokens, headings))
}

function insertContents(tokens: Token[], headings: Heading[]): void {
  const [first] = tokens
  if (!first || headings.length === 0) return
  const list = Object.assign(Object.create(Object.getPrototypeOf(first)), {
    ...first,
    type: 'html_block',
    tag: '',
    attrs: null,
    meta: null,
    nesting: 0,
    level: 0,
    children: null,
    hidden: false,
    content: listOf(headings),
  })
  const marked = tokens.findIndex(
    ({ type, level, content }) => type === 'inline' && level === 1 && /^\[\[?toc\]?\]$/i.test(content),
  )
  if (marked > 0) tokens.splice(marked - 1, 3, list)
  else tokens.splice(first.meta?.['isFrontMatter'] ? 1 : 0, 0, list)
}

function listOf(headings: Heading[]): string {
  const top = headings.reduce((min, { level }) => Math.min(min, level), 6)
  const parts = ['<div class="table-of-contents">']
  let depth = 0
  for (const { level, text, id } of headings) {
    // A skipped heading level makes no list level.
    const wanted = Math.min(level - top + 1, depth + 1)
    if (wanted > depth) parts.push('<ul>')
    else parts.push('</li>', '</ul></li>'.repeat(depth - wanted))
    depth = wanted
    parts.push(`<li><a href="#${encodeURIComponent(id.toWellFormed())}">${escapeHtml(text)}</a>`)
  }
  return `${parts.join('')}${'</li></ul>'.repeat(depth)}</div>\n`
}
