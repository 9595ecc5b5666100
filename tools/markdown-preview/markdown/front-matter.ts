import type { MarkdownIt, StateBlock } from 'markdown-it'

/** Recognizes front matter: YAML between two lines of `---` at the very start. */
export function frontMatter(parser: MarkdownIt): void {
  parser.block.ruler.before('table', 'front_matter', readFrontMatter, { alt: [] })
}

function readFrontMatter(state: StateBlock, start: number, last: number, silent: boolean): boolean {
  if (start !== 0 || state.level !== 0 || silent || lineAt(state, 0) !== '---') return false
  let end = 1
  while (end < last && !/^(?:---|\.\.\.)$/.test(lineAt(state, end))) end++
  if (end === last || end === 1) return false
  const content = state.getLines(1, end, 0, true)
  // An ordinary text may begin with a thematic break; front matter has a key and a colon.
  if (!/^[\w.-]+[ \t]*:/m.test(content)) return false
  const token = state.push('fence', 'code', 0)
  Object.assign(token, { content, info: 'yaml', markup: '---', map: [0, end + 1], meta: { isFrontMatter: true } })
  token.attrSet('class', 'front-matter')
  state.line = end + 1
  return true
}

const lineAt = ({ src, bMarks, eMarks }: StateBlock, line: number): string =>
  src.slice(bMarks[line], eMarks[line]).trimEnd()
