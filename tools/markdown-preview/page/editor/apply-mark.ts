export type MarkName = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list' | 'quote' | 'table'

/** A change of a text, and the selection after it; all in UTF-16 units. */
export interface MarkChange {
  from: number
  to: number
  insert: string
  selectFrom: number
  selectTo: number
  /** What is also appended to the text. */
  append?: string
}

/** Toggles a mark on the selection. */
export function applyMark(text: string, from: number, to: number, mark: MarkName): MarkChange {
  const around = wraps[mark]
  if (around !== undefined) return wrap(text, from, to, around)
  if (mark === 'link') return link(text, from, to)
  if (mark === 'table') return table(text, to)
  return prefix(text, from, to, prefixes[mark] ?? '')
}

const wraps: Partial<Record<MarkName, string>> = { bold: '**', italic: '*', code: '`' }
const prefixes: Partial<Record<MarkName, string>> = { heading: '## ', list: '- ', quote: '> ' }

function wrap(text: string, from: number, to: number, mark: string): MarkChange {
  const [start, end] = [from - mark.length, to + mark.length]
  const selected = text.slice(from, to)
  // A single asterisk beside another one is no italic, but half of a bold.
  const isMarked =
    text.slice(Math.max(0, start), from) === mark &&
    text.slice(to, end) === mark &&
    (mark !== '*' || text[start - 1] !== '*' || text[start - 2] === '*')
  if (isMarked) return { from: start, to: end, insert: selected, selectFrom: start, selectTo: start + selected.length }
  return { from, to, insert: mark + selected + mark, selectFrom: from + mark.length, selectTo: to + mark.length }
}

function link(text: string, from: number, to: number): MarkChange {
  const selected = text.slice(from, to)
  const address = 'https://'
  const start = from + selected.length + 3
  return { from, to, insert: `[${selected}](${address})`, selectFrom: start, selectTo: start + address.length }
}

function table(text: string, at: number): MarkChange {
  const before = at === 0 || text.slice(0, at).endsWith('\n\n') ? '' : text[at - 1] === '\n' ? '\n' : '\n\n'
  const insert = `${before}|  |  |\n| --- | --- |\n|  |  |\n`
  const caret = at + before.length + 2
  return { from: at, to: at, insert, selectFrom: caret, selectTo: caret }
}

/** Adds a prefix to each selected line, or removes it where all have it. */
function prefix(text: string, from: number, to: number, mark: string): MarkChange {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next === -1 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const areMarked = lines.every((line) => line.startsWith(mark))
  const insert = lines.map((line) => (areMarked ? line.slice(mark.length) : mark + line)).join('\n')
  return { from: start, to: end, insert, selectFrom: start + insert.length, selectTo: start + insert.length }
}
