import type { SqlRules } from './sql-rules.ts'
import { type TokenText, tokenTexts } from './token-text.ts'

/**
 * Moves the commas at line breaks: to the end of the line, before its comment, or to the beginning of the next one
 * within its indent, so that the items stay aligned.
 */
export function placeCommas(sql: string, rules: SqlRules, { commas }: { commas: 'after' | 'before' }): string {
  const { tokens, rest } = tokenTexts(sql, rules)
  const pieces: Pick<TokenText, 'kind' | 'gap' | 'source'>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const { comments, next } = isComma(token) ? following(tokens, at + 1) : { comments: [], next: undefined }
    const gaps = [token.gap, ...comments.map(({ gap }) => gap), next?.gap ?? '']
    if (!isComma(token) || !next || !gaps.some(hasBreak)) {
      pieces.push(token)
      continue
    }
    const lineStart = gaps.findLast(hasBreak) ?? '\n'
    if (commas === 'after') {
      const behind = pieces.findLastIndex(({ kind }) => kind !== 'comment') + 1
      pieces.splice(behind, 0, { ...token, gap: '' })
      pieces.push(...comments, { ...next, gap: lineStart })
    } else {
      pieces.push(...comments, { ...token, gap: outdented(lineStart) }, { ...next, gap: ' ' })
    }
    at += comments.length + 1
  }
  return pieces.map(({ gap, source }) => gap + source).join('') + rest
}

const isComma = ({ kind, source }: TokenText): boolean => kind === 'sign' && source === ','
const hasBreak = (gap: string): boolean => gap.includes('\n')

/** The comments at an offset, and what comes after them. */
function following(tokens: readonly TokenText[], from: number): { comments: TokenText[]; next: TokenText | undefined } {
  let to = from
  while (tokens[to]?.kind === 'comment') to++
  return { comments: tokens.slice(from, to), next: tokens[to] }
}

/** Removes two blanks from an indent, for a comma and a blank. */
const outdented = (lineStart: string): string => lineStart.replace(/ {2}$/, '')
