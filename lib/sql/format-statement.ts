import type { DialectOptions } from 'sql-formatter'
import { placeCommas } from './comma-places.ts'
import { type KnownDialect, type SqlRules, sqlRules } from './sql-rules.ts'
import { type TokenText, tokenTexts } from './token-text.ts'

/** How statements are formatted. */
export interface FormatOptions {
  indent: number | 'tab'
  keywords: Case
  functions: Case
  commas: 'after' | 'before'
  logical: 'before' | 'after'
  /** The number of characters in parentheses that stay on one line. */
  lineWidth: number
}

type Case = 'keep' | 'upper' | 'lower'

const plainLayout: FormatOptions = {
  indent: 2,
  keywords: 'keep',
  functions: 'keep',
  commas: 'after',
  logical: 'before',
  lineWidth: 50,
}

/** Formats a statement; undefined if the library cannot parse it, or would change its words. */
export type FormatStatement = (statement: string) => string | undefined

/**
 * Loads the library that formats statements. Very long or deep ones, mostly data, stay unchanged: the library keeps all
 * parses of a statement in memory, and tries each parenthesis on one line first. Formatting is idempotent, and lines of
 * comments are kept.
 */
export async function loadFormatter(
  dialect: KnownDialect,
  options: FormatOptions = plainLayout,
): Promise<FormatStatement> {
  const { addLookahead } = await import('./look-ahead.ts')
  addLookahead()
  const { formatDialect, ...languages } = await import('sql-formatter')
  const language: DialectOptions = languages[languageNames[dialect]]
  // Words are compared as the library reads them: executable comments of MySQL are comments to both.
  const rules: SqlRules = { ...sqlRules[dialect], runsComments: false }
  const custom = [...(language.tokenizerOptions.paramTypes?.custom ?? []), ...placeholders]
  const settings = { ...settingsFrom(options), dialect: language, paramTypes: { custom } }
  const once = (text: string) => placeCommas(formatDialect(text, settings), rules, options)
  return (text) => {
    if (text === '' || text.length > maxStatementLength) return text
    const { tokens } = tokenTexts(text, rules)
    if (depthOf(tokens) > maxDepth) return undefined
    const { marked, restore } = markComments(text, tokens)
    try {
      const written = untilStable(marked, once)
      if (written === undefined) return undefined
      const restored = restore(written)
      return isSame(tokens, tokenTexts(restored, rules).tokens) ? restored : undefined
    } catch (error) {
      if (error instanceof RangeError) return undefined
      if (error instanceof Error && /at line \d{1,9} column \d{1,9}/.test(error.message)) return undefined
      throw error
    }
  }
}

/** In characters, and in nested parentheses: more takes the library seconds. */
const [maxStatementLength, maxDepth] = [50_000, 40]

const languageNames = {
  mysql: 'mysql',
  postgresql: 'postgresql',
  sqlite: 'sqlite',
  sqlserver: 'transactsql',
  oracle: 'plsql',
  mariadb: 'mariadb',
  bigquery: 'bigquery',
  snowflake: 'snowflake',
  hive: 'hive',
  spark: 'spark',
  clickhouse: 'clickhouse',
  db2: 'db2',
  standard: 'sql',
} as const satisfies Record<KnownDialect, string>

const caseNames = { keep: 'preserve', upper: 'upper', lower: 'lower' } as const

const settingsFrom = ({ indent, keywords, functions, logical, lineWidth }: FormatOptions) => ({
  tabWidth: indent === 'tab' ? 2 : indent,
  useTabs: indent === 'tab',
  keywordCase: caseNames[keywords],
  dataTypeCase: caseNames[keywords],
  functionCase: caseNames[functions],
  logicalOperatorNewline: logical,
  expressionWidth: lineWidth,
})

/** Template placeholders and amounts of money are one word each. */
const placeholders = [
  { regex: String.raw`\$\([A-Za-z_][\w.]*\)` },
  { regex: String.raw`\$[0-9]+\.[0-9]+` },
  { regex: String.raw`[$#]\{[^{}\s]+\}` },
  { regex: String.raw`\{\{[^{}\n]+\}\}` },
]

/** Formats until the result is stable; undefined where it never is. */
function untilStable(text: string, once: (text: string) => string): string | undefined {
  let before = text
  for (let times = 0; times < maxTimes; times++) {
    const after = once(before)
    if (after === before) return after
    before = after
  }
  return undefined
}

const maxTimes = 5

function depthOf(tokens: readonly TokenText[]): number {
  let [depth, deepest] = [0, 0]
  for (const { kind, source } of tokens) {
    if (kind === 'sign' && /[([{]/.test(source)) depth++
    if (kind === 'sign' && /[)\]}]/.test(source)) depth--
    if (kind === 'word' && /^case$/i.test(source)) depth++
    if (kind === 'word' && /^end$/i.test(source)) depth--
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Replaces multi-line comments by short placeholders, since their lines would be moved. */
function markComments(text: string, tokens: readonly TokenText[]) {
  let [marked, end] = ['', 0]
  const comments: string[] = []
  const name = freeName(text)
  for (const { kind, source, start, end: after } of tokens) {
    if (kind !== 'comment' || !/[\r\n]/.test(source)) continue
    marked += `${text.slice(end, start)}/*${name}${comments.length}*/`
    comments.push(source)
    end = after
  }
  const restore = (written: string) =>
    written.replace(/\/\*(c\d{1,9}_)(\d{1,9})\*\//g, (mark, own: string, at: string) =>
      own === name ? (comments[Number(at)] ?? mark) : mark,
    )
  return { marked: marked + text.slice(end), restore }
}

function freeName(text: string): string {
  let number = 0
  while (text.includes(`/*c${number}_`)) number++
  return `c${number}_`
}

/** Whether two texts have the same words and values in their order, in any case; and the same comments in theirs. */
function isSame(before: readonly TokenText[], after: readonly TokenText[]): boolean {
  const words = (tokens: readonly TokenText[]) => tokens.filter(({ kind }) => kind !== 'comment').map(wordOf)
  const comments = (tokens: readonly TokenText[]) => tokens.filter(({ kind }) => kind === 'comment').map(commentOf)
  return areEqual(words(before), words(after)) && areEqual(comments(before), comments(after))
}

const wordOf = ({ kind, source }: TokenText): string => (kind === 'word' ? source.toLowerCase() : source)
const commentOf = ({ source }: TokenText): string => source.trimEnd()

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((piece, at) => piece === other[at])
