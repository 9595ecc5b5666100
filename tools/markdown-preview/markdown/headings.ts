import type { MarkdownIt, Token } from 'markdown-it'
import { idPrefix } from '../safe/id-prefix.ts'

export interface Heading {
  level: number
  text: string
  id: string
}

/** Gives every heading an id made of its words, as GitHub does, and adds it to a list. */
export function headings(parser: MarkdownIt, list: Heading[]): void {
  const nextId = uniqueIds()
  parser.core.ruler.push('headings', ({ tokens }) => {
    let open: Token | undefined
    for (const token of tokens) {
      if (open) {
        const text = plainText(token)
        const id = nextId(text)
        open.attrSet('id', id)
        list.push({ level: Number(open.tag.slice(1)), text, id: idPrefix + id })
      }
      open = token.type === 'heading_open' ? token : undefined
    }
  })
}

/** The plain text of a line, without markup. */
function plainText(inline: Token): string {
  const parts = (inline.children ?? []).map(({ type, content, children }) => {
    if (type === 'softbreak' || type === 'hardbreak') return ' '
    if (type === 'image') return (children ?? []).map((child) => child.content).join('')
    return type === 'html_inline' ? '' : content
  })
  return parts.join('').trim()
}

function uniqueIds(): (text: string) => string {
  const counts = new Map<string, number>()
  return (text) => {
    const base =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replace(/ /g, '-') || 'section'
    let count = counts.get(base) ?? 0
    let id = count === 0 ? base : `${base}-${count}`
    // Another heading may be called "a-1" by itself.
    while (count > 0 && counts.has(id)) id = `${base}-${++count}`
    counts.set(base, count + 1)
    if (id !== base) counts.set(id, 1)
    return id
  }
}
