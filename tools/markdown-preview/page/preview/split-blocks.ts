/** An outermost block of a document. */
export interface Block {
  html: string
  /** Where it begins in the source, counted from 0. */
  line: number
}

/** In safe HTML no text has a `<`, so this is found nowhere but at the start of a block. */
const starts = /(^|\n)<([a-z][a-z0-9]*) data-line="(\d+)"/g

/** Splits HTML with line attributes into blocks; an element without one belongs to the block before it. */
export function splitBlocks(html: string): Block[] {
  const blocks: Block[] = []
  let [head, from, line] = ['', 0, 0]
  const add = (end: number) => {
    const part = (head + html.slice(from, end)).trim()
    if (part !== '') blocks.push({ html: part, line })
  }
  for (const start of html.matchAll(starts)) {
    const [whole, lineBreak = '', tag] = start
    add(start.index + lineBreak.length)
    head = `<${tag}`
    from = start.index + whole.length
    line = Number(start[3])
  }
  add(html.length)
  return blocks
}

/** Removes the line attributes from HTML. */
export const withoutLines = (html: string): string => html.replace(starts, '$1<$2')
