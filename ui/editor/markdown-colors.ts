import type { StreamParser, StringStream } from '@codemirror/language'

interface State {
  /** The fence that ends the open code block. */
  fence: string | undefined
}

/** A line-based Markdown highlighter: headings, emphasis, links, code, quotes and lists. */
export const markdown: StreamParser<unknown> = {
  name: 'markdown',
  startState: (): State => ({ fence: undefined }),
  copyState: (state) => ({ ...(state as State) }),
  token: (stream, state) => (stream.sol() ? startOfLine(stream, state as State) : inLine(stream, state as State)),
}

function startOfLine(stream: StringStream, state: State): string | null {
  const [, fence] = (stream.match(/^ {0,3}(`{3,}|~{3,})/, false) as RegExpMatchArray | null) ?? []
  if (fence && (state.fence === undefined || (fence.startsWith(state.fence) && /^\s*[`~]+\s*$/.test(stream.string)))) {
    state.fence = state.fence === undefined ? fence : undefined
    return rest(stream, 'string')
  }
  if (state.fence !== undefined) return rest(stream, 'string')
  if (stream.match(/^ {0,3}#{1,6}(?=\s|$)/)) return rest(stream, 'heading')
  if (stream.match(/^ {0,3}(?:=+|-{2,}|\*{3,}|_{3,})\s*$/)) return 'contentSeparator'
  if (stream.match(/^\s*>+/)) return 'comment'
  if (stream.match(/^\s*(?:[-+*]|\d{1,9}[.)])(?=\s)/)) return 'keyword'
  return inLine(stream, state)
}

function inLine(stream: StringStream, { fence }: State): string | null {
  if (fence !== undefined) return rest(stream, 'string')
  if (stream.match(/^\\./)) return null
  if (stream.match(/^`[^`]+`/)) return 'string'
  if (stream.match(/^(?:\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*__)/)) return 'strong'
  if (stream.match(/^(?:\*[^*\s][^*]*\*|_[^_\s][^_]*_)/)) return 'emphasis'
  if (stream.match(/^!?\[[^\]]*\]\([^)]*\)/) || stream.match(/^<?https?:\/\/[^\s>)]+>?/)) return 'link'
  stream.next()
  return null
}

function rest(stream: StringStream, token: string): string {
  stream.skipToEnd()
  return token
}
