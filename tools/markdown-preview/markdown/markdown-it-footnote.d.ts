declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'

  /** Adds references `[^1]` and what they refer to. */
  export default function footnotes(parser: MarkdownIt): void
}
