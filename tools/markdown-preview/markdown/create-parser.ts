import type { MarkdownIt, RendererRule } from 'markdown-it'
import { isImageData } from '../safe/safe-urls.ts'
import { alerts } from './alerts.ts'
import { autolinks } from './autolinks.ts'
import { blockLines } from './block-lines.ts'
import { frontMatter } from './front-matter.ts'
import { math, openMath } from './math.ts'
import { openHighlighter } from './open-highlighter.ts'
import { strikethrough } from './strikethrough.ts'
import { tableAlignment } from './table-alignment.ts'
import { taskLists } from './task-lists.ts'

export interface MarkdownOptions {
  /** GitHub's additions: tables, strikethrough, autolinks, task lists, footnotes, alerts and front matter. */
  gfm: boolean
  html: boolean
  highlight: boolean
  math: boolean
  /** Each block says at which line of the source it begins. */
  lines: boolean
}

/** Makes a parser for a text; what it needs for code and formulas is loaded only where the text may have some. */
export async function createParser(markdown: string, options: MarkdownOptions): Promise<MarkdownIt> {
  const { default: Parser } = await import('markdown-it')
  const parser = new Parser(options.gfm ? 'default' : 'commonmark', { html: options.html, linkify: false })
  parser.validateLink = isTakenAsLink(parser.validateLink)
  parser.renderer.rules['blockquote_close'] = closeQuote
  if (options.gfm) {
    const { footnotes } = await import('./footnotes.ts')
    parser
      .use(footnotes)
      .use(strikethrough)
      .use(autolinks)
      .use(taskLists)
      .use(alerts)
      .use(frontMatter)
      .use(tableAlignment)
  }
  if (options.math && markdown.includes('$')) parser.use(math, await openMath())
  if (options.highlight && /```|~~~|^---/.test(markdown)) parser.set({ highlight: await openHighlighter() })
  if (options.lines) parser.use(blockLines)
  return parser
}

/** The parser knows images of the kinds that there were; AVIF is another, and SVG. */
const isTakenAsLink = (known: (url: string) => boolean) => (url: string) => known(url) || isImageData(url.trim())

/** An empty quote has a line break in it, as the examples of CommonMark have. */
const closeQuote: RendererRule = (tokens, index, options, _env, renderer) =>
  (tokens[index - 1]?.nesting === 1 ? '\n' : '') + renderer.renderToken(tokens, index, options)
