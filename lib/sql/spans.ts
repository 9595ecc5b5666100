/** Finds the end of a line: the offset of its break, or of the end of the text. */
export function lineEnd(sql: string, from: number): number {
  let at = from
  while (at < sql.length && sql[at] !== '\n' && sql[at] !== '\r') at++
  return at
}

/**
 * Finds the end of the text in quotes at an offset, past its closing quote; a doubled quote is one. -1 where it is
 * unclosed.
 */
export function quotedEnd(sql: string, start: number, hasEscapes: boolean): number {
  const quote = sql[start]
  for (let at = start + 1; at < sql.length; at++) {
    if (hasEscapes && sql[at] === '\\') at++
    else if (sql[at] === quote) {
      if (sql[at + 1] !== quote) return at + 1
      at++
    }
  }
  return -1
}

/** Finds the end of a name in brackets; a doubled closing bracket is one. */
export function bracketedEnd(sql: string, start: number): number {
  for (let at = start + 1; at < sql.length; at++) {
    if (sql[at] !== ']') continue
    if (sql[at + 1] !== ']') return at + 1
    at++
  }
  return -1
}

/** Finds a dollar-quoted string; undefined where none begins. */
export function dollarQuoted(sql: string, start: number): { tag: string; end: number } | undefined {
  const [tag] = /^\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]{0,60})?\$/i.exec(sql.slice(start, start + 64)) ?? []
  if (tag === undefined) return undefined
  const closing = sql.indexOf(tag, start + tag.length)
  return { tag, end: closing < 0 ? -1 : closing + tag.length }
}

/** Finds the end of a comment that may be nested. */
export function nestedCommentEnd(sql: string, start: number): number {
  let depth = 0
  for (let at = start; at < sql.length - 1; at++) {
    if (sql[at] === '/' && sql[at + 1] === '*') {
      depth++
      at++
    } else if (sql[at] === '*' && sql[at + 1] === '/') {
      at++
      if (--depth === 0) return at + 1
    }
  }
  return -1
}
