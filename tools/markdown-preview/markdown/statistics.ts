import type { Token } from 'markdown-it'
import { countLongGraphemes } from '#lib/text/count-long-graphemes.ts'
import { countWords } from '#lib/text/words.ts'
import { countLineFeeds } from './line-feeds.ts'

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

/** Counts characters, words and lines of the source; the rest is counted by the tokens, as they come. */
export class MarkdownCounter {
  private readonly counts = { headers: 0, links: 0, images: 0, codeBlocks: 0, tables: 0 }

  take(tokens: Token[]): void {
    for (const token of tokens) {
      this.count(token)
      for (const child of token.children ?? []) this.count(child)
    }
  }

  statisticsOf(markdown: string): MarkdownStatistics {
    return {
      characters: countLongGraphemes(markdown),
      words: countWords(markdown, 'en'),
      lines: countLines(markdown),
      ...this.counts,
    }
  }

  private count({ type, meta }: Token): void {
    const kind = kinds[type]
    if (kind !== undefined && !meta?.['isFrontMatter']) this.counts[kind]++
  }
}

const kinds: Record<string, 'headers' | 'links' | 'images' | 'codeBlocks' | 'tables'> = {
  heading_open: 'headers',
  link_open: 'links',
  image: 'images',
  fence: 'codeBlocks',
  code_block: 'codeBlocks',
  table_open: 'tables',
}

/** A final line break begins no further line. */
function countLines(text: string): number {
  // Old files have carriage returns alone.
  const returns = text.includes('\r') ? text.match(/\r(?!\n)/g) : null
  const ends = countLineFeeds(text) + (returns?.length ?? 0)
  return /[\r\n]$/.test(text) ? ends : ends + 1
}
