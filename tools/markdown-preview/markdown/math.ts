import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { escapeHtml } from '../safe/escape-html.ts'

/** Writes a formula as MathML. */
export type WriteFormula = (source: string, isDisplay: boolean) => string

/** In characters: the limit for a formula, and for all together; beyond it the source is shown. */
const maxFormulaLength = 5_000
const maxWritten = 300_000

/** Loads the converter from TeX to MathML. */
export async function openMath(): Promise<WriteFormula> {
  const { default: temml } = await import('temml')
  let written = 0
  return (source, displayMode) => {
    written += source.length
    if (source.length > maxFormulaLength || written > maxWritten) return sourceOf(source)
    try {
      return temml.renderToString(source, { displayMode, throwOnError: true, trust: false, maxExpand: 1000 })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      // It throws its own error for bad TeX, overflows the stack for very deep nesting, and has bugs with some TeX.
      const isTelling = error instanceof temml.ParseError || error instanceof RangeError
      return sourceOf(source, isTelling ? error.message : 'This formula cannot be read')
    }
  }
}

/** Reads `$x$` and `$$x$$` in a line, and blocks between lines of `$$`. */
export function math(parser: MarkdownIt, write: WriteFormula): void {
  parser.inline.ruler.after('escape', 'math', readInline)
  parser.block.ruler.after('fence', 'math_block', readBlock, { alt: ['paragraph', 'blockquote', 'list'] })
  parser.renderer.rules['math'] = (tokens, index) => {
    const { content = '', markup = '' } = tokens[index] ?? {}
    return write(content, markup === '$$')
  }
  parser.renderer.rules['math_block'] = (tokens, index, _options, _env, renderer) => {
    const token = tokens[index]
    return token ? `<div class="math"${renderer.renderAttrs(token)}>${write(token.content, true)}</div>\n` : ''
  }
}

/** A sum of money is no formula: no space within the delimiters, and no digit behind them. */
function readInline(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state
  if (src[pos] !== '$') return false
  const mark = src[pos + 1] === '$' ? '$$' : '$'
  const start = pos + mark.length
  if (start >= posMax || (mark === '$' && /\s/.test(src[start] ?? ''))) return false
  const end = closing(src, mark, start, posMax)
  if (end === -1) return false
  if (!silent) Object.assign(state.push('math', 'math', 0), { markup: mark, content: src.slice(start, end).trim() })
  state.pos = end + mark.length
  return true
}

/**
 * Returns where the closing delimiter is, or -1. The first `$` that is not escaped decides, as in Pandoc: otherwise a
 * price would take the formula behind it along.
 */
function closing(src: string, mark: string, start: number, limit: number): number {
  const last = Math.min(limit, start + maxFormulaLength)
  for (let end = src.indexOf(mark, start); end !== -1 && end < last; end = src.indexOf(mark, end + mark.length)) {
    if (src[end - 1] === '\\') continue
    const isEnd = mark === '$$' || (!/\s/.test(src[end - 1] ?? '') && !/\d/.test(src[end + 1] ?? ''))
    return isEnd && end > start ? end : -1
  }
  return -1
}

function readBlock(state: StateBlock, start: number, last: number, silent: boolean): boolean {
  const line = (at: number) => state.src.slice((state.bMarks[at] ?? 0) + (state.tShift[at] ?? 0), state.eMarks[at])
  if (line(start).trim() !== '$$' || (state.sCount[start] ?? 0) - state.blkIndent >= 4) return false
  if (silent) return true
  let end = start + 1
  while (end < last && line(end).trim() !== '$$' && (state.sCount[end] ?? 0) >= state.blkIndent) end++
  const token = state.push('math_block', 'math', 0)
  token.content = state.getLines(start + 1, end, state.blkIndent, false).trim()
  token.map = [start, end]
  state.line = end < last && line(end).trim() === '$$' ? end + 1 : end
  return true
}

const sourceOf = (source: string, why = ''): string =>
  `<code class="math-error" title="${escapeHtml(why)}">${escapeHtml(source)}</code>`
