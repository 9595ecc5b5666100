import { codeOf } from './code-of.ts'
import type { SqlDialect } from './dialect.ts'
import { clues, type DialectClue, headerClues } from './dialect-clues.ts'

/** Which database a text was written for. */
export interface DetectedDialect {
  dialect: SqlDialect
  /** The evidence in the text, the strongest first; may be empty. */
  evidence: string[]
}

/**
 * Detects the database that a text was written for, by words and signs that only some databases have, weighted since a
 * few are also used with others. Strings, comments and rows of data are ignored, except for a comment that names the
 * database. Without any evidence it is PostgreSQL where names are in double quotes, else MySQL.
 */
export function detectDialect(sql: string): DetectedDialect {
  const { code, comments } = codeOf(sql)
  const matched = [...findIn(comments.join('\n'), headerClues), ...findIn(code, clues)]
  const scores = dialects.map((dialect) => ({
    dialect,
    score: matched.reduce((sum, { sign, weight }) => sum + (sign.weights[dialect] ?? 0) * weight, 0),
  }))
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  if (!best || best.score <= 0) return { dialect: /^\s{0,8}""/m.test(code) ? 'postgresql' : 'mysql', evidence: [] }
  const { dialect } = best
  const speaking = matched
    .map(({ text, sign, weight }) => ({ text, says: (sign.weights[dialect] ?? 0) * weight }))
    .filter(({ says }) => says > 0)
    .toSorted((a, b) => b.says - a.says)
  return { dialect, evidence: [...new Set(speaking.slice(0, maxEvidence).map(({ text }) => text))] }
}

const dialects: SqlDialect[] = ['mysql', 'postgresql', 'sqlite', 'sqlserver']

const maxEvidence = 5

interface SignMatch {
  sign: DialectClue
  /** Its text in the source. */
  text: string
  /** Repeated occurrences add a little more. */
  weight: number
}

function findIn(text: string, clues: readonly DialectClue[]): SignMatch[] {
  return clues.flatMap((sign) => {
    let [count, first] = [0, '']
    for (const [source] of text.matchAll(sign.pattern)) {
      first ||= source.trim().replace(/\s+/g, ' ')
      if (++count === maxCount) break
    }
    return count === 0 ? [] : [{ sign, text: sign.label ?? first.slice(0, 40), weight: 1 + Math.log2(count) / 4 }]
  })
}

const maxCount = 15
