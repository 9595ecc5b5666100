import type { Token } from 'markdown-it'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { createParser } from './markdown/create-parser.ts'
import { nameHeadings } from './markdown/headings.ts'
import { countMarkdown } from './markdown/statistics.ts'
import { insertContents } from './markdown/table-of-contents.ts'
import { sanitizeHtml } from './safe/sanitize-html.ts'
import { writeTidy } from './safe/write-tidy.ts'

/** In UTF-16 units. */
const maxMarkdownLength = 10_000_000

const count = () => z.int().min(0)

export const render = defineOperation('render', {
  input: {
    markdown: textOf('text/markdown'),
    gfm: z.boolean().default(true),
    toc: z.boolean().default(false),
    html: z.boolean().default(false),
    highlight: z.boolean().default(true),
    math: z.boolean().default(false),
    lines: z.boolean().default(false),
  },
  output: {
    html: textOf('text/html'),
    toc: z.array(z.object({ level: z.int().min(1).max(6), text: z.string(), id: z.string() })),
    stats: z.object({
      characters: count(),
      words: count(),
      lines: count(),
      headers: count(),
      links: count(),
      images: count(),
      codeBlocks: count(),
      tables: count(),
    }),
  },
  /** With `lines`: some blocks of a long document, which follow those before, while the rest is rendered. */
  chunk: { html: z.string() },
  async *run({ markdown, ...options }, { progress }) {
    if (markdown.trim() === '') throw errors.empty()
    if (markdown.length > maxMarkdownLength) throw errors.tooLong({ limit: maxMarkdownLength })
    const parser = await createParser(markdown, options)
    progress(0.1)
    const env = {}
    const tokens = parser.parse(markdown, env)
    const toc = nameHeadings(tokens)
    if (options.toc) insertContents(tokens, toc)
    progress(0.3)
    let raw = ''
    let tidy: string | undefined = ''
    const groups = groupsOf(tokens)
    for (const [index, group] of groups.entries()) {
      const rendered = parser.renderer.render(group, parser.options, env)
      raw += rendered
      // Tidy HTML is sanitized piece by piece; an element that ends in another group is found by a look at the whole.
      const written: string | undefined = tidy === undefined ? undefined : writeTidy(rendered)
      tidy = written === undefined ? undefined : tidy + written
      const isEarly = options.lines && index < Math.min(maxEarlyGroups, groups.length - 1)
      if (isEarly && written !== undefined) yield { html: written }
      progress(0.3 + (0.4 * (index + 1)) / groups.length)
    }
    const html = tidy ?? sanitizeHtml(raw)
    progress(0.8)
    // Words are counted last: that takes as long as all before it, and nobody waits for the number.
    return { html, toc, stats: countMarkdown(markdown, tokens) }
  },
})

/** In UTF-16 units of Markdown: a group takes a page and a worker some milliseconds each. */
const minGroupLength = 20_000

/** A page goes through all blocks for each group that comes: more than these come with the whole. */
const maxEarlyGroups = 100

/** Tokens that are written as an element with the line of its block. */
const groupStart = /^(paragraph|heading|bullet_list|ordered_list)_open$/

/** Groups of whole blocks, each of which begins with an element that has its line. */
function groupsOf(tokens: Token[]): Token[][] {
  const groups: Token[][] = []
  let [from, length] = [0, 0]
  for (const [index, { type, level, map, content }] of tokens.entries()) {
    if (length >= minGroupLength && level === 0 && map && groupStart.test(type)) {
      groups.push(tokens.slice(from, index))
      from = index
      length = 0
    }
    length += content.length
  }
  return [...groups, tokens.slice(from)]
}
