import { errors } from '../errors.ts'
import { parseJdbcValues, valueOfType } from './jdbc-values.ts'
import { type Parameters, positionalParameters } from './parameters.ts'
import type { Value } from './value.ts'

/** A statement in a log, with its parameters. */
export interface LoggedStatement {
  sql: string
  parameters: Parameters
}

/**
 * Finds the statements in a log of MyBatis, Hibernate or p6spy, in order. Lines of several threads may be interleaved:
 * parameters belong to the last statement with the same prefix, such as thread and mapper.
 *
 * @throws tooManyBatches
 */
export function parseLog(text: string): LoggedStatement[] {
  if (!/\bPreparing:|\bHibernate:|\.SQL\b|binding parameter|\|\s{0,9}(?:statement|batch)\s{0,9}\|/.test(text)) return []
  const reader = new LogReader()
  for (const line of text.split(/\r\n|\r|\n/)) reader.read(line)
  return reader.statements()
}

/** An entry that is being read: the lines of its statement and of its parameters. */
interface LogEntry {
  lines: string[]
  values: string[] | undefined
  bound: Map<number, Value>
  isDone: boolean
}

class LogReader {
  private entries: LogEntry[] = []
  private ofThread = new Map<string, LogEntry>()
  /** The lines to which a continuation line is added. */
  private continued: string[] | undefined
  /** Of all statements together. */
  private length = 0

  read(line: string): void {
    const start = entryStartOf(line)
    if (!start) {
      // Other lines continue a value or a statement, unless they begin like an entry of a log.
      if (
        this.continued &&
        !/^\s{0,9}(?:\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|<==|\[?(?:DEBUG|INFO|WARN|ERROR|TRACE)\b)/.test(line)
      )
        this.continued.push(line)
      else this.continued = undefined
      return
    }
    const { kind, before, rest } = start
    const thread = threadIn(before, kind === 'bound' || kind === 'hibernate')
    if (kind === 'sql' || kind === 'hibernate') this.open(thread, rest)
    else if (kind === 'bound') this.bind(thread, rest)
    else if (kind === 'p6spy') this.openDone(rest)
    else this.parameters(thread, rest.replace(/^ /, ''))
  }

  statements(): LoggedStatement[] {
    return this.entries.map(({ lines, values, bound, isDone }) => {
      const sql = lines.join('\n').trim()
      if (isDone) return { sql: effectiveOf(lines), parameters: positionalParameters([]) }
      const positional = bound.size > 0 ? boundValues(bound) : (parseJdbcValues(values?.join('\n') ?? '') ?? [])
      return { sql, parameters: positionalParameters(positional) }
    })
  }

  private add(entry: LogEntry): void {
    this.length += entry.lines.reduce((sum, line) => sum + line.length, 0)
    if (this.length > maxTotalLength) throw errors.tooManyBatches({ limit: maxTotalLength })
    this.entries.push(entry)
  }

  private open(thread: string, rest: string): LogEntry {
    const opened: LogEntry = { lines: [rest], values: undefined, bound: new Map(), isDone: false }
    this.add(opened)
    this.ofThread.set(thread, opened)
    this.continued = opened.lines
    return opened
  }

  private openDone(rest: string): void {
    const opened: LogEntry = { lines: [rest], values: undefined, bound: new Map(), isDone: true }
    this.add(opened)
    this.continued = opened.lines
  }

  private parameters(thread: string, rest: string): void {
    const last = this.ofThread.get(thread) ?? this.entries.findLast(({ values }) => values === undefined)
    if (!last) return
    // A batch logs its statement once, followed by the parameters of each execution.
    const opened = last.values === undefined ? last : { ...last, bound: new Map<number, Value>() }
    if (opened !== last) this.add(opened)
    opened.values = [rest]
    this.continued = opened.values
  }

  private bind(thread: string, rest: string): void {
    const [, at = '', type = '', text = ''] = binding.exec(rest) ?? []
    const value: Value = text === 'null' ? { kind: 'null' } : valueOfType(text, type)
    if (Number(at) > maxParameters) return
    const last = this.ofThread.get(thread) ?? this.entries.at(-1)
    // A batch logs its statement once here too.
    const opened = last?.bound.has(Number(at)) ? this.open(thread, last.lines.join('\n')) : last
    opened?.bound.set(Number(at), value)
    this.continued = undefined
  }
}

/** In UTF-16 units: a short log of many runs may repeat a long statement for each. */
const maxTotalLength = 20_000_000

/** No driver binds more to a statement. */
const maxParameters = 65_535

/** Hibernate 5 and 6: `[1] as [BIGINT] - [7]`, `(1:BIGINT) <- [7]`. */
const binding = /^\s{0,9}[[(](\d{1,6})(?:\] as \[|:)(\w{1,60})[\])] (?:-|<-) \[(.*)\]\s{0,9}$/s

interface EntryStart {
  kind: 'sql' | 'parameters' | 'hibernate' | 'bound' | 'p6spy'
  before: string
  rest: string
}

/** The marks by which entries are recognized. */
const marks: [text: string, kind: EntryStart['kind']][] = [
  ['Preparing:', 'sql'],
  ['Parameters:', 'parameters'],
  ['binding parameter', 'bound'],
  ['Hibernate:', 'hibernate'],
]

/** Hibernate's logger of statements, whose name loggers may abbreviate, and what stands between it and the statement. */
const category =
  /\b(?:org\.hibernate|o\.h(?:ibernate)?)\.SQL\b(?:\s{0,40}\[[^\]\n]{0,100}\])?\s{0,40}(?::\d{1,6}\s{0,9})?[-:]\s{0,9}/

function entryStartOf(line: string): EntryStart | undefined {
  for (const [mark, kind] of marks) {
    const at = line.indexOf(mark)
    if (at >= 0) return { kind, before: line.slice(0, at), rest: line.slice(at + mark.length) }
  }
  const logged = category.exec(line)
  if (logged)
    return { kind: 'hibernate', before: line.slice(0, logged.index), rest: line.slice(logged.index + logged[0].length) }
  const [mark] = /\|\s{0,9}(?:statement|batch)\s{0,9}\|\s{0,9}connection\s{0,9}\d{1,9}\s{0,9}\|/.exec(line) ?? []
  if (mark === undefined) return undefined
  const at = line.indexOf(mark)
  return { kind: 'p6spy', before: '', rest: line.slice(at + mark.length) }
}

/**
 * Returns the prefix of an entry without its time, which identifies the thread and mapper; of Hibernate's, whose loggers
 * of statements and of parameters differ, only what is in brackets.
 */
const threadIn = (before: string, isHibernate: boolean): string =>
  (isHibernate
    ? (before
        .slice(0, 400)
        .match(/\[[^[\]]{1,100}\]/g)
        ?.join('') ?? '')
    : before
  )
    .slice(0, 400)
    .replace(/\d[\d:.,TZ+-]{4,40}/g, '')
    .replace(/==>|\s+/g, '')

/**
 * Returns p6spy's effective SQL, which follows the prepared statement on the same line after a bar, or on the next; its
 * address of the database comes first in newer versions.
 */
function effectiveOf([first = '', ...others]: readonly string[]): string {
  const lines = others.filter((line) => line.trim() !== '')
  const statement = first.replace(/^\s{0,9}url [^|\s]{0,2000}\|?/, '')
  if (lines.length > 0 && statement.trim() === '')
    return lines
      .slice(Math.floor(lines.length / 2))
      .join('\n')
      .trim()
      .replace(/;$/, '')
  const parts = [statement, ...lines].join('\n').split('|')
  const half = parts.length / 2
  return (Number.isInteger(half) ? parts.slice(half).join('|') : parts.join('|')).trim().replace(/;$/, '')
}

const boundValues = (bound: ReadonlyMap<number, Value>): Value[] =>
  Array.from({ length: Math.max(...bound.keys()) }, (_, at) => bound.get(at + 1) ?? { kind: 'null' })
