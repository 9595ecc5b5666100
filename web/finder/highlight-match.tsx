import type { ReactNode } from 'react'
import { findWord, queryWords } from './query-words.ts'

/** A text with the words of the query marked. */
export function HighlightMatch({ text, query }: { text: string; query: string }) {
  const parts: ReactNode[] = []
  let done = 0
  for (const { start, end } of matchesIn(text.toLowerCase(), query)) {
    if (start < done) continue
    parts.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>)
    done = end
  }
  return [...parts, text.slice(done)]
}

/** The ranges of the query, or else of each of its words, in order. */
function matchesIn(text: string, query: string): { start: number; end: number }[] {
  const sought = query.trim().toLowerCase()
  if (sought === '') return []
  const pieces = text.includes(sought) ? [sought] : queryWords(query).flatMap((word) => findWord(word, text) ?? [])
  return pieces
    .map((piece) => ({ start: text.indexOf(piece), end: text.indexOf(piece) + piece.length }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
}
