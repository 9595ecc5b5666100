import { jdbcValues, typed } from './jdbc-values.ts'
import { listing, type Parameters } from './parameters.ts'
import type { Value } from './value.ts'

/** A statement in a log, with what was put into it. */
export interface LoggedStatement {
  sql: string
  parameters: Parameters
}

/**
 * Finds the statements in a log of MyBatis, Hibernate or p6spy, in their order. Lines of several threads may stand between
 * one another: a line of parameters belongs to the statement that was logged with the same words before it.
 */
export function loggedIn(text: string): LoggedStatement[] {
  if (!/\bPreparing:|\bHibernate:|binding parameter|\|\s{0,9}(?:statement|batch)\s{0,9}\|/.test(text)) return []
  const reader = new LogReader()
  for (const line of text.split(/\r\n|\r|\n/)) reader.read(line)
  return reader.statements()
}

/** What is read of a statement: its lines, and those of its parameters. */
interface Open {
  lines: string[]
  values: string[] | undefined
  bound: Map<number, Value>
  isDone: boolean
}

class LogReader {
  private entries: Open[] = []
  private ofThread = new Map<string, Open>()
  /** What a line belongs to that does not begin as an entry of a log. */
  private going: string[] | undefined

  read(line: string): void {
    const start = startOf(line)
    if (!start) {
      // A line of its own is the rest of a value or of a statement, unless a new entry begins there.
      if (
        this.going &&
        !/^\s{0,9}(?:\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|<==|\[?(?:DEBUG|INFO|WARN|ERROR|TRACE)\b)/.test(line)
      )
        this.going.push(line)
      else this.going = undefined
      return
    }
    const { kind, before, rest } = start
    const thread = threadIn(before)
    if (kind === 'sql') this.open(thread, rest)
    else if (kind === 'bound') this.bind(rest)
    else if (kind === 'p6spy') this.openDone(rest)
    else this.parameters(thread, rest.replace(/^ /, ''))
  }

  statements(): LoggedStatement[] {
    return this.entries.map(({ lines, values, bound, isDone }) => {
      const sql = lines.join('\n').trim()
      if (isDone) return { sql: effectiveOf(lines), parameters: listing([]) }
      const listed = bound.size > 0 ? boundValues(bound) : (jdbcValues(values?.join('\n') ?? '') ?? [])
      return { sql, parameters: listing(listed) }
    })
  }

  private open(thread: string, rest: string): void {
    const opened: Open = { lines: [rest], values: undefined, bound: new Map(), isDone: false }
    this.entries.push(opened)
    this.ofThread.set(thread, opened)
    this.going = opened.lines
  }

  private openDone(rest: string): void {
    const opened: Open = { lines: [rest], values: undefined, bound: new Map(), isDone: true }
    this.entries.push(opened)
    this.going = opened.lines
  }

  private parameters(thread: string, rest: string): void {
    const last = this.ofThread.get(thread) ?? this.entries.findLast(({ values }) => values === undefined)
    if (!last) return
    // A batch logs its statement once, and then the parameters of each time.
    const opened = last.values === undefined ? last : { ...last, bound: new Map<number, Value>() }
    if (opened !== last) this.entries.push(opened)
    opened.values = [rest]
    this.going = opened.values
  }

  private bind(rest: string): void {
    const [, at = '', type = '', text = ''] = binding.exec(rest) ?? []
    const value: Value = text === 'null' ? { kind: 'null' } : typed(text, type)
    this.entries.at(-1)?.bound.set(Number(at), value)
    this.going = undefined
  }
}

/** Hibernate 5 and 6: `[1] as [BIGINT] - [7]`, `(1:BIGINT) <- [7]`. */
const binding = /^\s{0,9}[[(](\d{1,6})(?:\] as \[|:)(\w{1,60})[\])] (?:-|<-) \[(.*)\]\s{0,9}$/s

interface Start {
  kind: 'sql' | 'parameters' | 'bound' | 'p6spy'
  before: string
  rest: string
}

/** What an entry of a log begins with, and what stands before and behind that. */
const marks: [text: string, kind: Start['kind']][] = [
  ['Preparing:', 'sql'],
  ['Parameters:', 'parameters'],
  ['binding parameter', 'bound'],
  ['Hibernate:', 'sql'],
]

function startOf(line: string): Start | undefined {
  for (const [mark, kind] of marks) {
    const at = line.indexOf(mark)
    if (at >= 0) return { kind, before: line.slice(0, at), rest: line.slice(at + mark.length) }
  }
  const [mark] = /\|\s{0,9}(?:statement|batch)\s{0,9}\|\s{0,9}connection\s{0,9}\d{1,9}\s{0,9}\|/.exec(line) ?? []
  if (mark === undefined) return undefined
  const at = line.indexOf(mark)
  return { kind: 'p6spy', before: '', rest: line.slice(at + mark.length) }
}

/** What tells threads and mappers apart: all that stands before, without the time. */
const threadIn = (before: string): string =>
  before
    .slice(0, 400)
    .replace(/\d[\d:.,TZ+-]{4,40}/g, '')
    .replace(/==>|\s+/g, '')

/** p6spy logs a statement with its marks, and once more with its values: on one line after a bar, or on the next. */
function effectiveOf([first = '', ...others]: readonly string[]): string {
  const lines = others.filter((line) => line.trim() !== '')
  if (lines.length > 0)
    return lines
      .slice(Math.floor(lines.length / 2))
      .join('\n')
      .trim()
      .replace(/;$/, '')
  const parts = first.split('|')
  const half = parts.length / 2
  return (Number.isInteger(half) ? parts.slice(half).join('|') : first).trim().replace(/;$/, '')
}

const boundValues = (bound: ReadonlyMap<number, Value>): Value[] =>
  Array.from({ length: Math.max(...bound.keys()) }, (_, at) => bound.get(at + 1) ?? { kind: 'null' })
