import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { formatScript } from './format-script.ts'
import { loadFormatter } from './format-statement.ts'
import { type KnownDialect, sqlRules } from './sql-rules.ts'
import { statementsIn } from './statements.ts'

const dialects = Object.keys(sqlRules) as KnownDialect[]

const formatters = new Map(
  await Promise.all(dialects.map(async (dialect) => [dialect, await loadFormatter(dialect)] as const)),
)

const formatted = (sql: string, dialect: KnownDialect) =>
  formatScript(sql, sqlRules[dialect], formatters.get(dialect) ?? (() => ({ sql: '' })))

test.each([
  [
    'select id from users -- all users\n;\ndelete from tmp where id=1;',
    'mysql',
    'select\n  id\nfrom\n  users -- all users\n;\n\ndelete from tmp\nwhere\n  id = 1;\n',
  ],
  ['select 1 # one\n;select 2', 'mysql', 'select\n  1 # one\n;\n\nselect\n  2\n'],
  ['select 1 // one\n;select 2', 'snowflake', 'select\n  1 // one\n;\n\nselect\n  2\n'],
  ['select 1 /* one */\n;', 'mysql', 'select\n  1 /* one */;\n'],
  ["select '-- one'\n;", 'mysql', "select\n  '-- one';\n"],
  ['-- nothing\n;', 'mysql', '-- nothing\n;\n'],
] as const)('a semicolon is not swallowed by the comment before it: %j', (sql, dialect, text) => {
  expect(formatted(sql, dialect).sql).toBe(text)
})

test.each([
  ['select 1; -- first\nselect 2;', 'select\n  1; -- first\n\nselect\n  2;\n'],
  ['select 1;-- first\r\nselect 2', 'select\n  1; -- first\n\nselect\n  2\n'],
  ['select 1;  /* a */  -- b\n\n-- c\nselect 2', 'select\n  1; /* a */ -- b\n\n-- c\nselect\n  2\n'],
  ['select 1 -- a\n; -- b\nselect 2', 'select\n  1 -- a\n; -- b\n\nselect\n  2\n'],
  ['select 1; /* a\n   b */\nselect 2', 'select\n  1; /* a\n   b */\n\nselect\n  2\n'],
  ['select 1; /* two */ select 2', 'select\n  1;\n\n/* two */\nselect\n  2\n'],
  ['select 1; -- end', 'select\n  1; -- end\n'],
])('a comment stays on the line of the semicolon before it: %j', (sql, text) => {
  expect(formatted(sql, 'postgresql').sql).toBe(text)
})

const rows = "1\t it's (\n2\t/* -- $$\t\\N  \n\\.x\n\\\\.\t\n\\."

test.each([
  ['copy t (a, b) from stdin;', 'copy t (a, b)\nfrom\n  stdin;'],
  ["copy t from stdin with (format csv, null '');", "copy t\nfrom\n  stdin\nwith\n  (format csv, null '');"],
  ['\\copy t from stdin', '\\copy t from stdin'],
])('rows after %j stay as they are', (copy, written) => {
  const { sql, statements } = formatted(`select 1;\n${copy}\n${rows}\n\n\nselect 2;`, 'postgresql')
  expect(sql).toBe(`select\n  1;\n\n${written}\n${rows}\n\nselect\n  2;\n`)
  expect(statements).toBe(copy.startsWith('\\') ? 2 : 3)
  expect(formatted(sql, 'postgresql').sql).toBe(sql)
})

test('rows without an end stay as they are up to the end of the text', () => {
  const sql = "copy t\nfrom\n  stdin;\n1\tit's\n\t\n"
  expect(formatted(sql, 'postgresql').sql).toBe(sql)
})

test('no rows are expected after a COPY to stdout, a query, or a column named stdin', () => {
  for (const sql of ['copy t to stdout; select  1', 'select copy from stdin; select  1', 'copy t from f; select  1'])
    expect(formatted(sql, 'postgresql').sql).toMatch(/select\n {2}1\n$/)
})

test('a statement that comes to begin a line, and ends the one before it, is a statement at once', () => {
  const { sql } = formatted('declare @a int set @a = 1 insert into t select @a', 'sqlserver')
  expect(formatted(sql, 'sqlserver').sql).toBe(sql)
})

test('a column that would stand alone on its line as GO keeps the statement as it is', () => {
  const sql = 'select a, go from t\nGO\n'
  expect(formatted(sql, 'sqlserver').sql).toBe(sql)
})

/** Pieces of scripts; between two of them is a blank. */
const pieces = [
  ...[
    'select a, b',
    'from t',
    'where a = 1',
    "and b = 'it''s; -- no'",
    'insert into t values (1, 2)',
    'update t set a = 1',
  ],
  ...[
    'create table u (a int)',
    'set x = 1',
    'declare @a int',
    'go',
    'begin',
    'end',
    'delete',
    '(',
    ')',
    ',',
    'case',
    '"a;b"',
  ],
  ...[
    ';',
    ';',
    ';',
    '\n',
    '\n',
    '\nGO\n',
    '-- why\n',
    '-- a; b\n',
    '# so\n',
    '// so\n',
    '/* a; */',
    '/* a\n   b */',
    '--\n',
  ],
]

test('twice changes nothing, and the words, the comments and the statements are the same', () => {
  const scripts = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(scripts, fc.constantFrom(...dialects), (sql, dialect) => {
      const { sql: once } = formatted(sql, dialect)
      expect(formatted(once, dialect).sql.trim()).toBe(once.trim())
      expect(wordsIn(once, dialect)).toEqual(wordsIn(sql, dialect))
    }),
    { numRuns: runs(3000) },
  )
})

const wordsIn = (sql: string, dialect: KnownDialect) => {
  const statements = [...statementsIn(sql, { ...sqlRules[dialect], runsComments: false })]
  const source = ({ start, end }: { start: number; end: number }) => sql.slice(start, end).trim()
  return {
    words: statements.flatMap(({ tokens, terminator }) => [...tokens, ...(terminator ? [terminator] : [])].map(source)),
    comments: statements.flatMap(({ comments, behind }) => [...comments, ...behind].map(source)),
  }
}

test('SQLite does with a formatted script what it did with the script', () => {
  const lines = ["insert into t values ('a;b')", 'delete from t where a = 1', 'insert into t select count(*) from t']
  const comments = ['', ' -- all\n', ' /* all */', ' -- a; b\n', '\n']
  const statements = fc.tuple(fc.constantFrom(...lines), fc.constantFrom(...comments), fc.constantFrom(...comments))
  fc.assert(
    fc.property(fc.array(statements, { maxLength: 6 }), (all) => {
      const sql = all.map(([line, before, after]) => `${line}${before};${after}`).join('')
      expect(rowsAfter(formatted(sql, 'sqlite').sql)).toEqual(rowsAfter(sql))
    }),
    { numRuns: runs(300) },
  )
})

function rowsAfter(sql: string): unknown[] {
  const database = new DatabaseSync(':memory:')
  database.exec('create table t (a)')
  database.exec(sql)
  const rows = database.prepare('select a from t').all()
  database.close()
  return rows
}
