import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { createParser } from './markdown/create-parser.ts'
import { type Heading, headings } from './markdown/headings.ts'
import { parseInGroups } from './markdown/parse-in-groups.ts'
import { MarkdownCounter } from './markdown/statistics.ts'
import { tableOfContents } from './markdown/table-of-contents.ts'
import { sanitizeHtml } from './safe/sanitize-html.ts'
import { StartReader, writeTidy } from './safe/write-tidy.ts'

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
    const toc: Heading[] = []
    parser.use(headings, toc)
    if (options.toc) parser.use(tableOfContents, toc)
    progress(0.1)
    const env = {}
    const counter = new MarkdownCounter()
    let [raw, early] = ['', '']
    let tidy: string | undefined = ''
    let chunks = 0
    const starts = new StartReader()
    for (const group of parseInGroups(parser, markdown, env, { isWhole: options.toc })) {
      counter.take(group.tokens)
      const rendered = parser.renderer.render(group.tokens, parser.options, env)
      raw += rendered
      // Tidy HTML is sanitized piece by piece; an element that ends in another group is found by a look at the whole.
      const written: string | undefined = tidy === undefined ? undefined : writeTidy(rendered, starts)
      tidy = written === undefined ? undefined : tidy + written
      if (options.lines && chunks < maxChunks) early += written ?? ''
      if (options.lines && chunks < maxChunks && group.isWorthShowing) {
        if (tidy !== undefined) yield { html: early }
        early = ''
        chunks++
      }
      progress(0.1 + 0.6 * group.share)
    }
    const html = tidy ?? sanitizeHtml(raw)
    progress(0.8)
    // Words are counted last, and nobody waits for the number.
    return { html, toc, stats: counter.statisticsOf(markdown) }
  },
})

/** A page goes through all blocks for each chunk that comes: more than these come with the whole. */
const maxChunks = 100
