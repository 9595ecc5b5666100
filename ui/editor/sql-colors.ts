import type { StringStream } from '@codemirror/language'
import { sql as sqlMode } from '@codemirror/legacy-modes/mode/sql'

const wordsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((word) => [word, true]),
  )

/**
 * Keywords of most databases: the reserved words of SQL:2023 that MySQL, PostgreSQL, SQLite, SQL Server or Oracle
 * reserve too, and those of table definitions. Words that often name a column, such as `name` or `value`, are left out.
 */
const keywords = wordsOf(`
  add all alter analyze and any as asc auto_increment autoincrement before begin between by call cascade case cast check
  collate column comment commit conflict constraint create cross current_date current_time current_timestamp cursor
  database declare default delete desc describe distinct do drop each else elseif end engine escape except execute exists
  explain fetch following for foreign from full function generated grant group grouping having if ignore ilike in index
  inner inout insert instead intersect interval into is join key lateral leave left like limit loop materialized merge
  minus natural not nulls of offset on only or order outer over overlaps partition preceding primary procedure range
  recursive references regexp rename repeat replace returning returns revoke right rlike rollback row rows savepoint
  schema select sequence set some table temporary then to top transaction trigger truncate unbounded union unique unsigned
  update using values view when where while window with within without
`)

const types = wordsOf(`
  array bigint bigserial binary bit blob bool boolean bytea char character clob date datetime datetime2 datetimeoffset
  decimal double enum float image int integer json jsonb longblob longtext mediumblob mediumint mediumtext money nchar
  nclob ntext number numeric nvarchar nvarchar2 precision real serial smallint smallserial text time timestamp timestamptz
  tinyblob tinyint tinytext uniqueidentifier uuid varbinary varchar varchar2 varying xml year
`)

/** An SQL highlighter for all dialects. */
export const sql = sqlMode({
  keywords,
  builtin: types,
  atoms: wordsOf('false true null unknown'),
  support: wordsOf('ODBCdotTable doubleQuote binaryNumber hexNumber'),
  // A name in MySQL's quotes is never a keyword.
  hooks: { '`': skipName },
})

function skipName(stream: StringStream): null {
  stream.match(/^[^`]*`?/)
  return null
}
