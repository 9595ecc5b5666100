import type { MarkdownIt, Token } from 'markdown-it'

/** Some whole blocks of a document, which follow those of the group before. */
export interface TokenGroup {
  tokens: Token[]
  /** Whether so much is parsed since the last time that it is worth showing; not with the last group. */
  isWorthShowing: boolean
  /** The share of the document that is parsed with it. */
  share: number
}

type Env = Record<string, unknown>

/**
 * Parses a document group by group, each of which begins with an element that has its line. What was made of a group can
 * be forgotten before the next one: the tokens of a long document take a hundred times its length, and an engine that
 * keeps them all spends a third of its time on moving them. Only definitions of links and footnotes may stand behind
 * their use, so that a text which may have some is divided into its blocks first.
 *
 * @param isWhole whether a rule needs the tokens of the whole document
 */
export function* parseInGroups(
  parser: MarkdownIt,
  markdown: string,
  env: Env,
  { isWhole = false } = {},
): Generator<TokenGroup> {
  const core = new parser.core.State(markdown, parser, env)
  const [normalize, readBlocks, ...finish] = parser.core.ruler.getRules('')
  normalize?.(core)
  const isLocal = !isWhole && !core.src.includes(']:')
  if (!isLocal) readBlocks?.(core)
  // Footnotes are moved to the end of all.
  const isFinished = isWhole || env['footnotes'] !== undefined
  if (isFinished) for (const rule of finish) rule(core)
  const blocks = isLocal ? parseBlocks(parser, core.src, env) : blocksIn(core.tokens)
  for (const group of grouped(blocks, core.src.length)) {
    core.tokens = group.tokens
    if (!isFinished) for (const rule of finish) rule(core)
    yield { ...group, tokens: core.tokens }
  }
}

/** Parses one block of a document after the other, each with all that is within it. */
function* parseBlocks(parser: MarkdownIt, source: string, env: Env): Generator<Token[]> {
  const state = new parser.block.State(source, parser, env, [])
  const rules = parser.block.ruler.getRules('')
  for (let line = state.skipEmptyLines(0); line < state.lineMax; line = state.skipEmptyLines(state.line)) {
    state.line = line
    state.tokens = []
    rules.some((rule) => rule(state, line, state.lineMax, false))
    yield state.tokens
  }
}

function* blocksIn(tokens: Token[]): Generator<Token[]> {
  let from = 0
  for (const [index, { level, map }] of tokens.entries()) {
    if (level > 0 || !map) continue
    yield tokens.slice(from, index)
    from = index
  }
  yield tokens.slice(from)
}

/** In UTF-16 units of Markdown: smaller groups take as long, larger ones longer, as their strings are large objects. */
const minGroupLength = 2000

/** In UTF-16 units of Markdown: a page takes some milliseconds to show as much. */
const minShownLength = 20_000

/** Tokens that are written as an element with the line of its block. */
const groupStart = /^(paragraph|heading|bullet_list|ordered_list)_open$/

function* grouped(blocks: Iterable<Token[]>, wholeLength: number): Generator<TokenGroup> {
  let [tokens, length, lengthBefore, done]: [Token[], number, number, number] = [[], 0, 0, 0]
  for (const block of blocks) {
    const [first] = block
    const isWorthShowing = lengthBefore + length >= minShownLength
    if ((isWorthShowing || length >= minGroupLength) && first?.map && groupStart.test(first.type)) {
      done += length
      // The indentation of code may be longer than it was in the source.
      yield { tokens, isWorthShowing, share: Math.min(1, done / wholeLength) }
      lengthBefore = isWorthShowing ? 0 : lengthBefore + length
      tokens = []
      length = 0
    }
    for (const token of block) {
      tokens.push(token)
      length += token.content.length
    }
  }
  yield { tokens, isWorthShowing: false, share: 1 }
}
