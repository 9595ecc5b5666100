import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { format } from './operations.ts'

const formatted = async (sql: string, options: object = {}) => (await perform(format, { sql, ...options })).sql

const query = 'select a, count(*) from t where a = 1 and b = 2'

test.each([
  [{ keywords: 'keep' }, 'select\n  a,\n  count(*)\nfrom\n  t\nwhere\n  a = 1\n  and b = 2\n'],
  [{ functions: 'upper', logical: 'after' }, 'SELECT\n  a,\n  COUNT(*)\nFROM\n  t\nWHERE\n  a = 1 AND\n  b = 2\n'],
  [{ indent: 'tab', commas: 'before' }, 'SELECT\n\ta\n\t, count(*)\nFROM\n\tt\nWHERE\n\ta = 1\n\tAND b = 2\n'],
  [{ indent: 0 }, 'SELECT\na,\ncount(*)\nFROM\nt\nWHERE\na = 1\nAND b = 2\n'],
])('with %j', async (options, sql) => {
  expect(await formatted(query, options)).toBe(sql)
})

test('parentheses that fit within the width stay on one line', async () => {
  const list = `select * from t where a in (${Array.from({ length: 20 }, (_, at) => at + 100).join(', ')})`
  expect((await formatted(list)).split('\n').length).toBeGreaterThan(20)
  expect(await formatted(list, { lineWidth: 200 })).toMatch(/a IN \(100, .* 119\)\n$/)
})

test('counts statements, and separates them by empty lines', async () => {
  expect(await perform(format, { sql: 'select 1; select 2;\n-- end\n', blankLines: 0 })).toEqual({
    sql: 'SELECT\n  1;\nSELECT\n  2;\n-- end\n',
    statements: 2,
    warnings: [],
  })
})

const awkward: [dialect: string, sql: string][] = [
  ['mysql', "select /*+ INDEX(t i) */ `a b`, \"it's\", 'a\\'b' # why\nfrom t /* one\n   two */ where c = 'x -- y';"],
  ['mysql', 'DELIMITER ;;\ncreate procedure p() begin select 1; select 2; end;;\nDELIMITER ;\n'],
  ['mysql', '/*!40101 SET NAMES utf8 */;\nselect 1'],
  ['postgresql', "select $fn$ it's; $1 $fn$, a::text, b->>'c', array[1,2] from t where x ~* 'y' -- end"],
  ['sqlserver', "select [a b], N'x' from [dbo].[t] with (nolock)\nGO\nselect 2\nGO\n"],
  ['oracle', "select q'[it's]', a from t where rownum <= 10 and b(+) = c"],
  ['sqlite', "insert or ignore into t values (1, x'00ff') on conflict do nothing"],
  ['bigquery', 'select """a\nb""", `p.d.t`.x from `p.d.t`, unnest([1,2]) as y'],
  [
    'snowflake',
    'select a:b::string, $$x y$$ from t // note\nqualify row_number() over (partition by a order by b) = 1',
  ],
  ['hive', "insert overwrite table t partition (d='1') select a from s lateral view explode(x) e as y"],
  ['spark', 'select /*+ BROADCAST(t) */ a from t'],
  ['clickhouse', 'select a from t final prewhere b = 1 limit 5 by c'],
  ['db2', 'select a from t fetch first 5 rows only with ur'],
  ['mariadb', 'select a from t for system_time as of now()'],
  ['standard', 'select a from t order by b offset 5 rows'],
]

test.each(awkward)('%s keeps its words, strings and comments, and twice changes nothing: %s', async (dialect, sql) => {
  const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase()
  for (const options of [{}, { commas: 'before', keywords: 'lower', logical: 'after', indent: 4 }]) {
    const once = await formatted(sql, { dialect, ...options })
    expect(bare(once)).toBe(bare(sql))
    expect(await formatted(once, { dialect, ...options })).toBe(once)
  }
})

test.each([
  "select a.x, b.y from a join b on a.id = b.id where a.x > 1 and (b.y = 'q' or b.y is null) order by a.x desc limit 3",
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 5) select sum(i), max(i) from n group by i % 2',
  "select case when x > 1 then 'a' else 'b' end, cast(x as text) from a where x in (1, 2) and x not between 5 and 9",
])('SQLite plans it as before: %s', async (sql) => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table a (id integer, x integer); create table b (id integer, y text)')
  const plan = (text: string) => database.prepare(`explain ${text}`).all()
  for (const commas of ['after', 'before'])
    expect(plan(await formatted(sql, { dialect: 'sqlite', commas }))).toEqual(plan(sql))
  database.close()
})

test.each([
  ['select (a from t where x=1 order by b', [1, 1, 'it is incomplete, such as a parenthesis that is not closed']],
  ['select a, {% if b %} c from t', [1, 11, 'unexpected “{”']],
  ['/* a\n   b */ select a)', [2, 17, 'unexpected “)”']],
  [`select ${'('.repeat(41)}1${')'.repeat(41)}`, [1, 1, 'it is nested more than 40 levels deep']],
  [`insert into t values ${'(1, 2), '.repeat(20_000)}(1, 2)`, [1, 1, 'it has more than 100000 words and symbols']],
  ['}}} ?? (( ]] nothing', [1, 1, 'unexpected “}”']],
])('says which statement is left as it is, and why: %.40j', async (sql, [line, column, reason]) => {
  const { sql: written, warnings } = await perform(format, { sql: `select 1;\n\n${sql};\nselect 2`, dialect: 'mysql' })
  expect(written === `SELECT\n  1;\n\n${sql};\n\nSELECT\n  2\n`).toBe(true)
  expect(warnings.map(({ message, ...place }) => [place.line, place.column, message])).toEqual([
    [Number(line) + 2, column, `Statement 2, line 3, was left as it is: ${reason}`],
  ])
})

test('an INSERT of four thousand rows is formatted', async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `(${at}, 'name ${at}', 'user${at}@a.example')`)
  const { sql, warnings } = await perform(format, { sql: `insert into t values ${rows.join(',')};`, dialect: 'mysql' })
  expect(warnings).toEqual([])
  expect(sql.split('\n')).toHaveLength(4004)
})

test.each([
  // Names are case-sensitive in ClickHouse, and keywords may be names.
  [
    'clickhouse',
    "select d, s, h, m, name, type, data from t where d not like 'y'",
    "SELECT\n  d,\n  s,\n  h,\n  m,\n  name,\n  type,\n  data\nFROM\n  t\nWHERE\n  d NOT LIKE 'y'\n",
  ],
  [
    'clickhouse',
    'select database, table, partition, format, settings, date from system.parts group by table order by date desc limit 5',
    'SELECT\n  database,\n  table,\n  partition,\n  format,\n  settings,\n  date\nFROM\n  system.parts\nGROUP BY\n  table\nORDER BY\n  date DESC\nLIMIT\n  5\n',
  ],
  ['clickhouse', 'select cast(a as Nullable(String)) from t', 'SELECT\n  cast(a AS Nullable(String))\nFROM\n  t\n'],
  [
    'sqlserver',
    "select id, type, role from t where type=1 and role='x'",
    "SELECT\n  id,\n  type,\n  role\nFROM\n  t\nWHERE\n  type = 1\n  AND role = 'x'\n",
  ],
  [
    'sqlserver',
    'select a from t with (nolock) join u b with(updlock, rowlock) on t.a=b.a',
    'SELECT\n  a\nFROM\n  t WITH (NOLOCK)\n  JOIN u b WITH(UPDLOCK, ROWLOCK) ON t.a = b.a\n',
  ],
  ['sqlserver', 'declare @t table (id int)', 'DECLARE @t TABLE (id INT)\n'],
  [
    'sqlserver',
    'with a as (select 1 b) select b from a',
    'WITH\n  a AS (\n    SELECT\n      1 b\n  )\nSELECT\n  b\nFROM\n  a\n',
  ],
  [
    'mysql',
    "select a from t where a like 'x' and b is not null and c regexp 'y'",
    "SELECT\n  a\nFROM\n  t\nWHERE\n  a LIKE 'x'\n  AND b IS NOT NULL\n  AND c REGEXP 'y'\n",
  ],
  ['snowflake', "select a from t where a ilike 'x'", "SELECT\n  a\nFROM\n  t\nWHERE\n  a ILIKE 'x'\n"],
])('%s: keywords, and names that look like them: %s', async (dialect, sql, text) => {
  expect(await formatted(sql, { dialect })).toBe(text)
})

test('half a character is formatted', async () => {
  expect(await formatted("select '\ud800'")).toBe("SELECT\n  '\ud800'\n")
})

test.each([
  ['', 'empty', {}],
  ['x'.repeat(2_000_001), 'tooLong', { limit: 2_000_000 }],
  ["select 1;\nselect 'never", 'syntax', { line: 2, column: 8, reason: "' is missing" }],
  ['select $$ a', 'syntax', { line: 1, column: 8, reason: '$$ is missing' }],
])('answers %j with %s', async (sql, code, params) => {
  await expect(formatted(sql, { dialect: 'postgresql' })).rejects.toMatchObject({ code, params })
})
