import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { createParser } from './markdown/create-parser.ts'
import { nameHeadings } from './markdown/headings.ts'
import { countMarkdown } from './markdown/statistics.ts'
import { insertContents } from './markdown/table-of-contents.ts'
import { sanitizeHtml } from './safe/sanitize-html.ts'

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
  async run({ markdown, ...options }, { progress }) {
    if (markdown.trim() === '') throw errors.empty()
    if (markdown.length > maxMarkdownLength) throw errors.tooLong({ limit: maxMarkdownLength })
    const parser = await createParser(markdown, options)
    progress(0.1)
    const env = {}
    const tokens = parser.parse(markdown, env)
    const toc = nameHeadings(tokens)
    const stats = countMarkdown(markdown, tokens)
    if (options.toc) insertContents(tokens, toc)
    progress(0.4)
    const raw = parser.renderer.render(tokens, parser.options, env)
    progress(0.6)
    const html = sanitizeHtml(raw)
    progress(0.9)
    return { html, toc, stats }
  },
})
