import type { Token } from '#lib/sql/token.ts'
import type { TokenCursor } from '#lib/sql/token-cursor.ts'
import type { SqlType } from '../model/column.ts'
import type { ParserContext } from './parser-context.ts'

/** Parses a type; its name is empty if the column has none, as SQLite allows. */
export function readType(context: ParserContext, cursor: TokenCursor): SqlType {
  const words: string[] = []
  let isZerofill = false
  const type: SqlType = { name: '', args: [], isUnsigned: false, isArray: false, source: '' }
  const first = cursor.peek()
  const path = first && isTypeName(cursor) ? cursor.qualifiedName() : []
  const last = path.at(-1) ?? ''
  if (path.length > 0) words.push(last.toLowerCase())
  const isQuoted = context.dialect === 'postgresql' && first?.kind === 'name' && last !== last.toLowerCase()
  for (let word = cursor.keyword(); words.length > 0 && word !== ''; word = cursor.keyword()) {
    if (word === '(' && type.args.length === 0) type.args = readArguments(context, cursor)
    else if (word === 'UNSIGNED') type.isUnsigned = cursor.accept('UNSIGNED')
    else if ((furtherWords.has(word) && !cursor.is('CHARACTER', 'SET')) || isZone(cursor))
      words.push((cursor.next()?.text ?? '').toLowerCase())
    else if (cursor.accept('ZEROFILL')) isZerofill = true
    else if (!cursor.accept('SIGNED') && !acceptArray(cursor, type)) break
  }
  // In MySQL a number with leading zeros is unsigned.
  if (isZerofill) type.isUnsigned = true
  type.name = words.join(' ')
  type.source = schemaOf(path) + writeType(type, isQuoted ? [`"${last}"`, ...words.slice(1)] : words)
  if (isZerofill) type.source += ' zerofill'
  return type
}

const isTypeName = (cursor: TokenCursor): boolean =>
  /^(?:word|name)$/.test(cursor.peek()?.kind ?? '') && !columnWords.has(cursor.keyword())

/** Returns the schema to write before a type, unless it is a default schema. */
const schemaOf = (path: readonly string[]): string =>
  path.length > 1 && !/^(?:public|pg_catalog|sys|dbo)$/i.test(path[0] ?? '') ? `${path.slice(0, -1).join('.')}.` : ''

/** Further words of a type. */
const furtherWords = new Set(
  'PRECISION VARYING CHAR CHARACTER VARCHAR INT INTEGER BIG VARBINARY YEAR MONTH DAY HOUR MINUTE SECOND TEXT'.split(
    ' ',
  ),
)

/** Whether a word of `with time zone`, or of `day to second` in an interval, follows. */
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

const readArguments = (context: ParserContext, cursor: TokenCursor): string[] =>
  (cursor.group()?.elements() ?? []).map((element) => context.source(element.rest()))

/** Writes a type as SQL, with its arguments after the words to which they belong. */
function writeType({ args, isUnsigned, isArray }: SqlType, words: readonly string[]): string {
  const inner = args.length > 0 ? `(${args.join(',')})` : ''
  const [first = '', ...others] = words
  // timestamp(3) with time zone, but character varying(20).
  const isZoned = /^time/.test(first)
  const base = isZoned ? [first + inner, ...others].join(' ') : words.join(' ') + inner
  return base + (isUnsigned ? ' unsigned' : '') + (isArray ? '[]' : '')
}

/** Words that may follow a type, and so are not part of it. */
const columnWords = new Set(
  `CONSTRAINT NOT NULL PRIMARY UNIQUE KEY AUTO_INCREMENT AUTOINCREMENT IDENTITY DEFAULT COMMENT CHECK REFERENCES COLLATE
  GENERATED AS ON CHARSET ROWGUIDCOL SPARSE INVISIBLE VISIBLE STORAGE COLUMN_FORMAT STORED VIRTUAL PERSISTED
  DEFERRABLE INITIALLY MATCH FIRST AFTER FOREIGN SRID NULLS ENCODE COMPRESSION HIDDEN MASKED`.split(/\s+/),
)

/** Whether a column attribute starts here; CHARACTER SET starts with a word of types. */
export const isColumnWord = (cursor: TokenCursor): boolean =>
  columnWords.has(cursor.keyword()) || cursor.is('CHARACTER', 'SET') || cursor.is('WITH', 'VALUES')

/** Whether it is a serial type, which means auto-increment. */
export const isSerial = ({ name }: SqlType): boolean => /^(?:(?:small|big)?serial|serial[248])$/.test(name)

/** The base type of a serial type. */
export function baseOfSerial(type: SqlType): SqlType {
  const name =
    { smallserial: 'smallint', serial2: 'smallint', bigserial: 'bigint', serial8: 'bigint' }[type.name] ?? 'integer'
  return { ...type, name, source: name }
}

/** Whether a default is the next value of a sequence. */
export const isFromSequence = ([first, second]: readonly Token[]): boolean =>
  first?.kind === 'word' &&
  (/^nextval$/i.test(first.text) || (/^next$/i.test(first.text) && /^value$/i.test(second?.text ?? '')))
