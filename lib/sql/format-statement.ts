import { placeCommas } from './comma-places.ts'
import { loadDialect } from './library-dialects.ts'
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

/** Formats a statement, or says why that is not possible. */
export type FormatStatement = (statement: string) => { sql: string } | { failure: FormatFailure }

/** Why a statement is not formatted; the offset is that of the unexpected text in the statement. */
export type FormatFailure =
  | { code: 'unexpectedText'; offset: number; text: string }
  | { code: 'unexpectedEnd' }
  | { code: 'tooManyWords' | 'tooDeep'; limit: number }
  /** It would not keep its words, or never stay the same. */
  | { code: 'changed' }

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
  const [{ formatDialect }, language] = await Promise.all([
    import('./dialects/format-dialect.ts'),
    loadDialect(dialect),
  ])
  // Words are compared as the library reads them: executable comments of MySQL are comments to both.
  const rules: SqlRules = { ...sqlRules[dialect], runsComments: false }
  const custom = [...(language.tokenizerOptions.paramTypes?.custom ?? []), ...placeholders]
  const settings = { ...settingsFrom(options), dialect: language, paramTypes: { custom } }
  // Its types are case-sensitive: Nullable(String).
  if (dialect === 'clickhouse') settings.dataTypeCase = 'preserve'
  const once = (text: string) => placeCommas(formatDialect(text, settings), rules, options)
  return (text) => {
    const { tokens } = tokenTexts(text, rules)
    if (tokens.length > maxWords) return { failure: { code: 'tooManyWords', limit: maxWords } }
    if (depthOf(tokens) > maxDepth) return { failure: { code: 'tooDeep', limit: maxDepth } }
    const { marked, restore } = markPieces(text, tokens, dialect, options.keywords)
    let isParsed = false
    try {
      const first = once(marked)
      isParsed = true
      const restored = restore(untilStable(first, once) ?? '')
      return isSame(tokens, tokenTexts(restored, rules).tokens) ? { sql: restored } : { failure: { code: 'changed' } }
    } catch (error) {
      if (error instanceof RangeError) return { failure: { code: 'tooDeep', limit: maxDepth } }
      if (!(error instanceof Error) || !error.message.startsWith('Parse error')) throw error
      if (isParsed) return { failure: { code: 'changed' } }
      const offset = offsetIn(error.message, marked)
      return {
        failure: unexpectedAt(offset === undefined ? undefined : restore(marked.slice(0, offset)).length, tokens),
      }
    }
  }
}

/**
 * In tokens, and in nested parentheses. The library takes linear time and memory: for 100,000 tokens, such as 6,000 rows
 * of eight values, two to four seconds and 300 MB.
 */
const [maxWords, maxDepth] = [100_000, 40]

/** Reads the offset from a message of the library, which has a line and a column. */
function offsetIn(message: string, text: string): number | undefined {
  const [, line, column] = / at line (\d{1,9}) column (\d{1,9})/.exec(message) ?? []
  if (line === undefined || column === undefined) return undefined
  let start = 0
  for (let at = 1; at < Number(line); at++) start = text.indexOf('\n', start) + 1
  return start + Number(column) - 1
}

/** The token at an offset, or the end of the statement. */
function unexpectedAt(offset = Number.POSITIVE_INFINITY, tokens: readonly TokenText[]): FormatFailure {
  const token = tokens.find(({ end }) => end > offset)
  return token ? { code: 'unexpectedText', offset: token.start, text: token.source } : { code: 'unexpectedEnd' }
}

const caseNames = { keep: 'preserve', upper: 'upper', lower: 'lower' } as const

const settingsFrom = ({ indent, keywords, functions, logical, lineWidth }: FormatOptions) => ({
  tabWidth: indent === 'tab' ? 2 : indent,
  useTabs: indent === 'tab',
  keywordCase: caseNames[keywords],
  dataTypeCase: caseNames[keywords] as (typeof caseNames)[Case],
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

/**
 * Replaces pieces by short placeholders: multi-line comments, since their lines would be moved, and SQL Server's table
 * hints, which would be taken for the beginning of a query.
 */
function markPieces(text: string, tokens: readonly TokenText[], dialect: KnownDialect, keywords: Case) {
  let [marked, end] = ['', 0]
  const pieces: string[] = []
  const name = freeName(text)
  for (const [at, { kind, source, start, end: after }] of tokens.entries()) {
    if (start < end) continue
    const hintEnd = dialect === 'sqlserver' && kind === 'word' ? hintEndAt(tokens, at) : undefined
    if (hintEnd !== undefined) {
      marked += `${text.slice(end, start)}[${name}${pieces.length}]`
      const hint = text.slice(start, hintEnd).replace(/\s+/g, ' ')
      pieces.push(keywords === 'keep' ? hint : keywords === 'upper' ? hint.toUpperCase() : hint.toLowerCase())
      end = hintEnd
    } else if (kind === 'comment' && /[\r\n]/.test(source)) {
      marked += `${text.slice(end, start)}/*${name}${pieces.length}*/`
      pieces.push(source)
      end = after
    }
  }
  const restore = (written: string) =>
    written.replace(/(?:\/\*|\[)(c\d{1,9}_)(\d{1,9})(?:\*\/|\])/g, (mark, own: string, at: string) =>
      own === name ? (pieces[Number(at)] ?? mark) : mark,
    )
  return { marked: marked + text.slice(end), restore }
}

/** Returns the end of table hints, WITH (NOLOCK, …), whose names are words alone; undefined where none begin. */
function hintEndAt(tokens: readonly TokenText[], at: number): number | undefined {
  const [word, open, first] = tokens.slice(at, at + 3)
  if (!/^with$/i.test(word?.source ?? '') || open?.source !== '(' || !tableHint.test(first?.source ?? ''))
    return undefined
  const close = tokens
    .slice(at + 2, at + 2 + maxHintTokens)
    .find(({ kind, source }) => kind !== 'word' && source !== ',')
  return close?.source === ')' ? close.end : undefined
}

const maxHintTokens = 20

const tableHint =
  /^(?:nolock|nowait|noexpand|forcescan|forceseek|holdlock|(?:pag|row|tab|upd|x)lock|tablockx|readpast|readcommitted(?:lock)?|readuncommitted|repeatableread|serializable|snapshot|keepidentity)$/i

function freeName(text: string): string {
  let number = 0
  while (text.includes(`c${number}_`)) number++
  return `c${number}_`
}

/** Whether two scripts have the same words, values, terminators and comments, however they are laid out. */
export const areSameWords = (before: string, after: string, rules: SqlRules): boolean =>
  isSame(tokenTexts(before, rules).tokens, tokenTexts(after, rules).tokens)

/** Whether two texts have the same words and values in their order, in any case; and the same comments in theirs. */
function isSame(before: readonly TokenText[], after: readonly TokenText[]): boolean {
  const words = (tokens: readonly TokenText[]) => tokens.filter(({ kind }) => kind !== 'comment').map(wordOf)
  const comments = (tokens: readonly TokenText[]) => tokens.filter(({ kind }) => kind === 'comment').map(commentOf)
  return areEqual(words(before), words(after)) && areEqual(comments(before), comments(after))
}

/** A terminator is no word: a column named go alone on its line would end the statement. */
const wordOf = ({ kind, source }: TokenText): string =>
  kind === 'word' ? source.toLowerCase() : kind === 'end' ? `${source.trim()}\n` : source
const commentOf = ({ source }: TokenText): string => source.trimEnd()

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((piece, at) => piece === other[at])
