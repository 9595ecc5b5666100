import type { Delimiter, Env, default as Library, MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it'
import { countLineFeeds } from './line-feeds.ts'
import { inheritFrom, type Nesting, newToken } from './quick-tokens.ts'

/**
 * Makes the parser faster, with the same result: by tokens and states that define their fields directly, and by taking
 * a text without any markup for the single token that it is, without trying all rules character by character.
 */
export function quickStates({ block, inline }: MarkdownIt, library: typeof Library): void {
  inheritFrom(library)
  Object.setPrototypeOf(QuickInline.prototype, inline.State.prototype)
  inline.State = QuickInline as unknown as typeof StateInline
  const parse = inline.parse.bind(inline)
  inline.parse = (source, parser, env, tokens) => {
    if (source === '' || marks.test(source)) return parse(source, parser, env, tokens)
    const token = newToken('text', '', 0, 0, false)
    token.content = source
    tokens.push(token)
  }
  block.State = class extends block.State {
    constructor(source: string, parser: MarkdownIt, env: Env, tokens: Token[]) {
      super('', parser, env, tokens)
      this.src = source
      readLines(this)
    }

    override push(type: string, tag: string, nesting: Nesting): Token {
      if (nesting < 0) this.level--
      const token = newToken(type, tag, nesting, this.level, true)
      if (nesting > 0) this.level++
      this.tokens.push(token)
      return token
    }
  }
}

/** The characters at which an inline rule may begin. */
const marks = /[\n!$&*<[\\\]^_`~]/

const [tab, space] = [9, 32]

/**
 * Notes where each line begins and ends, and how far it is indented. Spaces alone behind the last break are no line.
 * The numbers stand in typed arrays: lists that grow take twenty times as long.
 */
function readLines(state: StateBlock): void {
  const { src } = state
  // The end of all is noted as one more line, which is empty.
  const maxCount = countLineFeeds(src) + 2
  const numbers = () => new Int32Array(maxCount) as unknown as number[]
  const [bMarks, eMarks, tShift, sCount, bsCount] = [numbers(), numbers(), numbers(), numbers(), numbers()]
  let count = 0
  for (let start = 0; start < src.length; ) {
    const lineBreak = src.indexOf('\n', start)
    const end = lineBreak === -1 ? src.length : lineBreak
    let [at, column] = [start, 0]
    for (; at < end; at++) {
      const code = src.charCodeAt(at)
      if (code === tab) column += 4 - (column % 4)
      else if (code === space) column++
      else break
    }
    if (at < end || lineBreak !== -1) {
      bMarks[count] = start
      eMarks[count] = end
      tShift[count] = at - start
      sCount[count] = column
      count++
    }
    start = end + 1
  }
  bMarks[count] = src.length
  eMarks[count] = src.length
  Object.assign(state, { bMarks, eMarks, tShift, sCount, bsCount, lineMax: count })
}

/** The state of a line's parsing; the other methods are those of the library. */
class QuickInline {
  tokens_meta: StateInline['tokens_meta']
  pos = 0
  posMax: number
  level = 0
  pending = ''
  pendingLevel = 0
  cache: Record<number, number> = {}
  backticks: Record<number, number> = {}
  backticksScanned = false
  skipHtmlSpecial = false
  linkLevel = 0
  delimiters: Delimiter[] = []
  _prev_delimiters: Delimiter[][] = []
  src: string
  md: MarkdownIt
  env: Env
  tokens: Token[]

  constructor(source: string, parser: MarkdownIt, env: Env, tokens: Token[]) {
    this.src = source
    this.md = parser
    this.env = env
    this.tokens = tokens
    this.tokens_meta = Array(tokens.length)
    this.posMax = source.length
  }

  pushPending(): Token {
    const token = newToken('text', '', 0, this.pendingLevel, false)
    token.content = this.pending
    this.pending = ''
    this.tokens.push(token)
    return token
  }

  push(type: string, tag: string, nesting: Nesting): Token {
    if (this.pending) this.pushPending()
    if (nesting < 0) {
      this.level--
      this.delimiters = this._prev_delimiters.pop() ?? []
    }
    const token = newToken(type, tag, nesting, this.level, false)
    let meta: { delimiters: Delimiter[] } | undefined
    if (nesting > 0) {
      this.level++
      this._prev_delimiters.push(this.delimiters)
      this.delimiters = []
      meta = { delimiters: this.delimiters }
    }
    this.pendingLevel = this.level
    this.tokens.push(token)
    this.tokens_meta.push(meta)
    return token
  }
}
