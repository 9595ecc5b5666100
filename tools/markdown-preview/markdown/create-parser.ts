import type { MarkdownIt, RendererRule } from 'markdown-it'
import { isImageData } from '../safe/safe-urls.ts'
import { alerts } from './alerts.ts'
import { autolinks } from './autolinks.ts'
import { cjkEmphasis } from './cjk-emphasis.ts'
import { openHighlighter } from './code-highlighter.ts'
import { frontMatter } from './front-matter.ts'
import { math, openMath } from './math.ts'
import { quickStates } from './quick-states.ts'
import { strikethrough } from './strikethrough.ts'
import { taskLists } from './task-lists.ts'

export interface MarkdownOptions {
  /** GitHub's additions: tables, strikethrough, autolinks, task lists, footnotes, alerts and front matter. */
  gfm: boolean
  html: boolean
  highlight: boolean
  math: boolean
  /** Whether each block carries its line in the source. */
  lines: boolean
}

/** Makes a parser for a text; the libraries for code and formulas are loaded only where the text may have some. */
export async function createParser(markdown: string, options: MarkdownOptions): Promise<MarkdownIt> {
  const { default: Parser } = await import('markdown-it')
  const parser = new Parser(options.gfm ? 'default' : 'commonmark', { html: options.html, linkify: false })
  quickStates(parser, Parser)
  cjkEmphasis(parser)
  parser.validateLink = isTakenAsLink(parser.validateLink)
  parser.normalizeLink = unlessNormal(parser.normalizeLink)
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
  if (options.highlight)
    parser.set({ highlight: await openHighlighter(languagesIn(markdown, parser.utils.unescapeAll)) })
  if (options.lines) parser.use(blockLines)
  return parser
}

/** The parser accepts data URLs of older image types only; this accepts all, such as AVIF and SVG. */
const isTakenAsLink = (isLink: (url: string) => boolean) => (url: string) => isLink(url) || isImageData(url.trim())

/** Most addresses are normalized as they are; reading them takes longer than all else on a link. */
const unlessNormal = (normalize: (url: string) => string) => (url: string) =>
  normalUrl.test(url) ? url : normalize(url)

/** Addresses on the web, beside a document and in it, of ASCII that needs no escaping; a host in lower case without a port. */
const normalUrl = /^(?:https?:\/\/[a-z\d.-]{1,63}(?![^/?#])|#|\.{0,2}\/(?!\/))[\w;/?:@&=+$,\-.!~*'()#]*$/

/** An empty quote has a line break in it, as the examples of CommonMark have. */
const closeQuote: RendererRule = (tokens, index, options, _env, renderer) =>
  (tokens[index - 1]?.nesting === 1 ? '\n' : '') + renderer.renderToken(tokens, index, options)

/** Marks every top-level block with its line in the source, counted from 0. */
function blockLines(parser: MarkdownIt): void {
  parser.core.ruler.push('block_lines', ({ tokens }) => {
    for (const token of tokens) {
      if (token.level === 0 && token.nesting !== -1 && token.map) token.attrSet(name, token.map[0])
    }
  })
  const writeFence = parser.renderer.rules['fence']
  // The parser puts the attributes of a fence on the code in it.
  parser.renderer.rules['fence'] = (tokens, index, ...rest) => {
    const token = tokens[index]
    const line = token?.attrGet(name)
    if (token?.attrs) token.attrs = token.attrs.filter(([key]) => key !== name)
    const html = writeFence?.(tokens, index, ...rest) ?? ''
    return line ? html.replace(/^<pre/, `<pre ${name}="${line}"`) : html
  }
}

const name = 'data-line'

/** The first word behind a fence. */
const infoString = /(?<![`~])(?:`{3}|~{3})[`~]*[^\S\n]*([^\s`~]+)/g

/** Finds the names of languages of code, and possibly more; front matter is YAML. */
function languagesIn(markdown: string, unescapeAll: (text: string) => string): Set<string> {
  const names = [...markdown.matchAll(infoString)].map(([, name = '']) => unescapeAll(name))
  return new Set([...names, ...(markdown.startsWith('---') ? ['yaml'] : [])])
}

/** Aligns columns by the attribute `align`, as GFM does: styles are removed by the sanitizer. */
function tableAlignment(parser: MarkdownIt): void {
  parser.core.ruler.push('table_alignment', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      const [, side] = (token.attrs && /^text-align:(\w+)$/.exec(String(token.attrGet('style')))) ?? []
      if (side !== undefined) token.attrs = [['align', side]]
    }
  })
}
