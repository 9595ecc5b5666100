import type { Delimiter, MarkdownIt, StateInline } from 'markdown-it'

const tilde = 0x7e

/** One tilde closes one, two close two: each length is a delimiter of its own for the parser. */
const markerOf = (length: number) => tilde + 0x10000 * length

/** Strikes out what stands between one or two tildes, as GFM does; the parser's own rule knows only two. */
export function strikethrough(parser: MarkdownIt): void {
  parser.inline.ruler.at('strikethrough', readTildes)
  parser.inline.ruler2.at('strikethrough', (state) => {
    pair(state, state.delimiters)
    for (const meta of state.tokens_meta) if (meta?.delimiters) pair(state, meta.delimiters)
    return true
  })
}

function readTildes(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== tilde) return false
  const { length, can_open, can_close } = state.scanDelims(state.pos, true)
  const text = state.push('text', '', 0)
  text.content = '~'.repeat(length)
  if (length <= 2) {
    state.delimiters.push({
      marker: markerOf(length),
      length: 0,
      token: state.tokens.length - 1,
      end: -1,
      open: can_open,
      close: can_close,
    })
  }
  state.pos += length
  return true
}

function pair({ tokens }: StateInline, delimiters: Delimiter[]): void {
  for (const { marker, token, end } of delimiters) {
    const other = delimiters[end]
    if (end === -1 || !other || (marker !== markerOf(1) && marker !== markerOf(2))) continue
    for (const [at, type, nesting] of [
      [token, 's_open', 1],
      [other.token, 's_close', -1],
    ] as const) {
      const mark = tokens[at]
      if (mark) Object.assign(mark, { type, tag: 'del', nesting, markup: mark.content, content: '' })
    }
  }
}
