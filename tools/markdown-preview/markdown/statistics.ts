import type { Token } from 'markdown-it'
import { countGraphemes } from '#lib/text/graphemes.ts'
import { countWords } from '#lib/text/words.ts'

export interface MarkdownStatistics {
  characters: number
  words: number
  lines: number
  headers: number
  links: number
  images: number
  codeBlocks: number
  tables: number
}

/** Counts characters, words and lines of the source, the rest by the tokens. */
export function countMarkdown(markdown: string, tokens: Token[]): MarkdownStatistics {
  const counts = { headers: 0, links: 0, images: 0, codeBlocks: 0, tables: 0 }
  for (const token of tokens) {
    countToken(token, counts)
    for (const child of token.children ?? []) countToken(child, counts)
  }
  return {
    characters: countGraphemes(markdown),
    words: countWords(markdown, 'en'),
    lines: countLines(markdown),
    ...counts,
  }
}

function countToken({ type, meta }: Token, counts: Record<string, number>): void {
  const kind = kinds[type]
  if (kind !== undefined && !meta?.['isFrontMatter']) counts[kind] = (counts[kind] ?? 0) + 1
}

const kinds: Record<string, string> = {
  heading_open: 'headers',
  link_open: 'links',
  image: 'images',
  fence: 'codeBlocks',
  code_block: 'codeBlocks',
  table_open: 'tables',
}

/** A final line break begins no further line. */
function countLines(text: string): number {
  const ends = text.match(/\r\n|\r|\n/g)?.length ?? 0
  return /[\r\n]$/.test(text) ? ends : ends + 1
}
