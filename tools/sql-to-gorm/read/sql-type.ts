import type { Token } from '#lib/sql/token.ts'
import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { SqlType } from '../model/column.ts'
import type { ParserContext } from './parser-context.ts'

/** Reads a type; one of no words where a column has none, as SQLite lets it. */
export function readType(reading: ParserContext, cursor: TokenCursor): SqlType {
  const words: string[] = []
  const type: SqlType = { name: '', args: [], isUnsigned: false, isArray: false, source: '' }
  const first = cursor.peek()
  const path = first && isTypeName(cursor) ? cursor.qualifiedName() : []
  const last = path.at(-1) ?? ''
  if (path.length > 0) words.push(last.toLowerCase())
  const isQuoted = reading.dialect === 'postgresql' && first?.kind === 'name' && last !== last.toLowerCase()
  for (let word = cursor.keyword(); words.length > 0 && word !== ''; word = cursor.keyword()) {
    if (word === '(' && type.args.length === 0) type.args = readArguments(reading, cursor)
    else if (word === 'UNSIGNED') type.isUnsigned = cursor.accept('UNSIGNED')
    else if ((further.has(word) && !cursor.is('CHARACTER', 'SET')) || isZone(cursor))
      words.push((cursor.next()?.text ?? '').toLowerCase())
    else if (!cursor.acceptAny('SIGNED', 'ZEROFILL') && !acceptArray(cursor, type)) break
  }
  type.name = words.join(' ')
  type.source = schemaOf(path) + writeType(type, isQuoted ? [`"${last}"`, ...words.slice(1)] : words)
  return type
}

const isTypeName = (cursor: TokenCursor): boolean =>
  /^(?:word|name)$/.test(cursor.peek()?.kind ?? '') && !columnWords.has(cursor.keyword())

/** A type of a schema is known by its own name, and written with a schema that is not looked in first. */
const schemaOf = (path: readonly string[]): string =>
  path.length > 1 && !/^(?:public|pg_catalog|sys|dbo)$/i.test(path[0] ?? '') ? `${path.slice(0, -1).join('.')}.` : ''

/** Words that go on with a type. */
const further = new Set(
  'PRECISION VARYING CHAR CHARACTER VARCHAR INT INTEGER BIG VARBINARY YEAR MONTH DAY HOUR MINUTE SECOND TEXT'.split(
    ' ',
  ),
)

/** `with time zone`; of an interval `day to second`. */
function isZone(cursor: TokenCursor): boolean {
  if (cursor.is('TIME') || cursor.is('ZONE')) return true
  if (cursor.is('WITH') || cursor.is('WITHOUT')) return cursor.keyword(1) === 'TIME' || cursor.is('WITH', 'LOCAL')
  return cursor.is('TO') || cursor.is('LOCAL')
}

function acceptArray(cursor: TokenCursor, type: SqlType): boolean {
  if (cursor.accept('ARRAY')) type.isArray = true
  else if (cursor.keyword() !== '[') return false
  else type.isArray = true
  while (cursor.accept('[')) {
    if (cursor.keyword() !== ']') cursor.next()
    cursor.accept(']')
  }
  return true
}

const readArguments = (reading: ParserContext, cursor: TokenCursor): string[] =>
  (cursor.group()?.elements() ?? []).map((element) => reading.source(element.rest()))

/** Writes a type as the database takes it: arguments behind the words they belong to. */
function writeType({ args, isUnsigned, isArray }: SqlType, words: readonly string[]): string {
  const inner = args.length > 0 ? `(${args.join(',')})` : ''
  const [first = '', ...others] = words
  // timestamp(3) with time zone, but character varying(20).
  const isZoned = /^time/.test(first)
  const base = isZoned ? [first + inner, ...others].join(' ') : words.join(' ') + inner
  return base + (isUnsigned ? ' unsigned' : '') + (isArray ? '[]' : '')
}

/** What may follow a type, and so is none. */
const columnWords = new Set(
  `CONSTRAINT NOT NULL PRIMARY UNIQUE KEY AUTO_INCREMENT AUTOINCREMENT IDENTITY DEFAULT COMMENT CHECK REFERENCES COLLATE
  GENERATED AS ON CHARSET ROWGUIDCOL SPARSE INVISIBLE VISIBLE STORAGE COLUMN_FORMAT STORED VIRTUAL PERSISTED
  DEFERRABLE INITIALLY MATCH FIRST AFTER FOREIGN ENCODE COMPRESSION HIDDEN MASKED`.split(/\s+/),
)

/** Whether one of these stands here; CHARACTER SET begins with a word of types. */
export const isColumnWord = (cursor: TokenCursor): boolean =>
  columnWords.has(cursor.keyword()) || cursor.is('CHARACTER', 'SET') || cursor.is('WITH', 'VALUES')

/** Types that count up by themselves. */
export const isSerial = ({ name }: SqlType): boolean => /^(?:(?:small|big)?serial|serial[248])$/.test(name)

/** The type below a serial one. */
export function baseOfSerial(type: SqlType): SqlType {
  const name =
    { smallserial: 'smallint', serial2: 'smallint', bigserial: 'bigint', serial8: 'bigint' }[type.name] ?? 'integer'
  return { ...type, name, source: name }
}

/** Whether a default takes its value from a sequence. */
export const isFromSequence = ([first, second]: readonly Token[]): boolean =>
  first?.kind === 'word' &&
  (/^nextval$/i.test(first.text) || (/^next$/i.test(first.text) && /^value$/i.test(second?.text ?? '')))
