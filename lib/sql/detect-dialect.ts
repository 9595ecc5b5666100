import { codeOf } from './code-of.ts'
import type { SqlDialect } from './dialect.ts'
import { headerSigns, type Sign, signs } from './dialect-signs.ts'

/** Which database a text was written for. */
export interface DetectedDialect {
  dialect: SqlDialect
  /** What of the text says so, what says most first; empty where nothing does. */
  evidence: string[]
}

/**
 * Tells which database a text was written for: by all the words and signs of the whole text that some databases have and
 * others have not, a few of which stand in files for others too. Strings, comments and rows of data say nothing, but for a
 * comment that names the database. What nothing tells is taken for PostgreSQL where names stand in double quotes, else for
 * MySQL.
 */
export function detectDialect(sql: string): DetectedDialect {
  const { code, comments } = codeOf(sql)
  const matched = [...findIn(comments.join('\n'), headerSigns), ...findIn(code, signs)]
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
  sign: Sign
  /** How it stands in the text. */
  text: string
  /** More of the same says a little more. */
  weight: number
}

function findIn(text: string, signs: readonly Sign[]): SignMatch[] {
  return signs.flatMap((sign) => {
    let [count, first] = [0, '']
    for (const [source] of text.matchAll(sign.pattern)) {
      first ||= source.trim().replace(/\s+/g, ' ')
      if (++count === maxCount) break
    }
    return count === 0 ? [] : [{ sign, text: sign.told ?? first.slice(0, 40), weight: 1 + Math.log2(count) / 4 }]
  })
}

const maxCount = 15
