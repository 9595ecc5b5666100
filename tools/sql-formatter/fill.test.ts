import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { fill } from './operations.ts'

const filled = async (sql: string, options: object = {}) => (await perform(fill, { sql, ...options })).sql

test('values of a log may hold commas, parentheses, quotes and line breaks', async () => {
  const log = [
    '==>  Preparing: INSERT INTO t (a, b, c, d, e) VALUES (?, ?, ?, ?, ?)',
    "==> Parameters: x, y (z), it's $& $1",
    'second line(String), 1.50(BigDecimal), null, true(Boolean), 2026-01-05 10:00:00.0(Timestamp)',
    '<==    Updates: 1',
  ].join('\n')
  expect(await perform(fill, { sql: log, dialect: 'postgresql' })).toEqual({
    sql: "INSERT INTO t (a, b, c, d, e) VALUES ('x, y (z), it''s $& $1\nsecond line', 1.50, NULL, TRUE, '2026-01-05 10:00:00.0')",
    ...{ filled: 5, missing: [], unused: [] },
  })
})

test('interleaved lines of two threads are matched', async () => {
  const log = [
    '2026-01-05 09:30:00.123 DEBUG 7 --- [exec-1] c.e.A.select : ==>  Preparing: SELECT 1 FROM a WHERE id = ?',
    '2026-01-05 09:30:00.124 DEBUG 7 --- [exec-2] c.e.A.select : ==>  Preparing: SELECT 2 FROM b WHERE id = ?',
    '2026-01-05 09:30:00.125 DEBUG 7 --- [exec-2] c.e.A.select : ==> Parameters: 22(Long)',
    '2026-01-05 09:30:00.126 DEBUG 7 --- [exec-1] c.e.A.select : ==> Parameters: 11(Long)',
  ].join('\n')
  expect(await filled(log)).toBe('SELECT 1 FROM a WHERE id = 11;\n\nSELECT 2 FROM b WHERE id = 22;\n')
})

test('a batch repeats its statement for each line of parameters', async () => {
  const log = '==> Preparing: DELETE FROM t WHERE id=?\n==> Parameters: 1(Integer)\n==> Parameters: 2(Integer)'
  expect(await filled(log)).toBe('DELETE FROM t WHERE id=1;\n\nDELETE FROM t WHERE id=2;\n')
})

test.each([
  [
    'Hibernate 5',
    'Hibernate: select * from t where a=? and b=?\nbinding parameter [1] as [BIGINT] - [7]\nbinding parameter [2] as [VARCHAR] - [x]',
    "select * from t where a=7 and b='x'",
  ],
  [
    'Hibernate 6',
    'Hibernate: \n    select\n        *\n    from\n        t\n    where\n        a=?\nTRACE o.h.b - binding parameter (1:VARCHAR) <- [null]',
    'select\n        *\n    from\n        t\n    where\n        a=NULL',
  ],
  [
    'p6spy',
    '1700|3|statement|connection 0|select * from t where a=?|select * from t where a=1',
    'select * from t where a=1',
  ],
  [
    'p6spy in lines',
    '#1700 | took 3ms | statement | connection 0| url jdbc:mysql://x\nselect a||? from t\nselect a||1 from t;',
    'select a||1 from t',
  ],
  [
    'Hibernate 6 by its loggers',
    [
      '2026-01-05T09:30:00.123+08:00 DEBUG 7 --- [app] [exec-1] org.hibernate.SQL                        : select u.id from users u where u.name=? and u.age>?',
      '2026-01-05T09:30:00.124+08:00 TRACE 7 --- [app] [exec-1] org.hibernate.orm.jdbc.bind              : binding parameter (1:VARCHAR) <- [Tom]',
      '2026-01-05T09:30:00.124+08:00 TRACE 7 --- [app] [exec-1] org.hibernate.orm.jdbc.bind              : binding parameter (2:INTEGER) <- [18]',
    ].join('\n'),
    "select u.id from users u where u.name='Tom' and u.age>18",
  ],
  [
    'Hibernate 5 by its loggers',
    '09:30:00.123 [main] DEBUG org.hibernate.SQL - \n    select\n        a \n    from\n        t \n    where\n        b=?\n09:30:00.124 [main] TRACE org.hibernate.type.descriptor.sql.BasicBinder - binding parameter [1] as [VARCHAR] - [Tom]',
    "select\n        a \n    from\n        t \n    where\n        b='Tom'",
  ],
  [
    'two threads of Hibernate',
    [
      'DEBUG [a] org.hibernate.SQL : select 1 from t where b=?',
      'DEBUG [c] o.h.SQL : select 2 from t where b=?',
      'TRACE [a] o.h.orm.jdbc.bind : binding parameter (1:BIGINT) <- [1]',
      'TRACE [c] o.h.orm.jdbc.bind : binding parameter (1:BIGINT) <- [2]',
    ].join('\n'),
    'select 1 from t where b=1;\n\nselect 2 from t where b=2;\n',
  ],
  [
    'a batch of Hibernate',
    'Hibernate: delete from t where a=?\nbinding parameter (1:BIGINT) <- [1]\nbinding parameter (1:BIGINT) <- [2]',
    'delete from t where a=1;\n\ndelete from t where a=2;\n',
  ],
  [
    'p6spy with its address',
    "1700000000000|2|statement|connection 3|url jdbc:mysql://localhost:3306/a?b=c|select a from t where b = ?|select a from t where b = 'Tom'",
    "select a from t where b = 'Tom'",
  ],
  [
    'p6spy with line breaks in the statement',
    "1700|2|statement|connection 3|url jdbc:h2:mem:a|select a\nfrom t where b = ?|select a\nfrom t where b = 'Tom'",
    "select a\nfrom t where b = 'Tom'",
  ],
])('reads a log of %s', async (_, log, sql) => {
  expect(await filled(log, { dialect: 'standard' })).toBe(sql)
})

test.each([
  ['where a = ? and b = ?', '[1, "x"]', "where a = 1 and b = 'x'"],
  ['where a = ? and b = ?', "7, 'a,b'", "where a = 7 and b = 'a,b'"],
  ['where a = ? and b = ?', '007\nx y', "where a = '007' and b = 'x y'"],
  ['where a = ? and b = ?', 'Parameters: 1(Integer), x(String)', "where a = 1 and b = 'x'"],
  ['where a = $2 and b = $1', "DETAIL:  parameters: $1 = '7', $2 = NULL", "where a = NULL and b = '7'"],
  ['where a = $1 and b = $1', '[12345678901234567890]', 'where a = 12345678901234567890 and b = 12345678901234567890'],
  ['where a = :id and b = :name', 'id = 7\nname = Lin', "where a = 7 and b = 'Lin'"],
  ['where a = #{id,jdbcType=BIGINT}', '{"id":7}', 'where a = 7'],
  ['where a = @id and b = @@x', '{"id":false}', 'where a = FALSE and b = @@x'],
])('%s with %s', async (sql, parameters, expected) => {
  expect(await filled(sql, { parameters, dialect: 'postgresql' })).toBe(expected)
})

test.each([
  ['select \'?\', "?", `?` -- ?\n, /* ? */ ? from t', 'mysql', 'select \'?\', "?", `?` -- ?\n, /* ? */ 1 from t'],
  ['select $$ ? $1 $$, ?', 'postgresql', 'select $$ ? $1 $$, 1'],
  ['select a ?? ?, b::text, c[1:n]', 'postgresql', 'select a ?? 1, b::text, c[1:n]'],
  ['select [a?], ?', 'sqlserver', 'select [a?], 1'],
  ["select q'[?']', ?", 'oracle', "select q'[?']', 1"],
])('question marks in strings, names and comments are not placeholders: %s', async (sql, dialect, expected) => {
  expect(await perform(fill, { sql, parameters: '1', dialect })).toMatchObject({
    sql: expected,
    filled: 1,
    missing: [],
  })
})

test.each([
  ['mysql', String.raw`'a\\b'`, 'TRUE'],
  ['postgresql', String.raw`'a\b'`, 'TRUE'],
  ['sqlserver', String.raw`'a\b'`, '1'],
])('writes values as %s reads them', async (dialect, text, yes) => {
  expect(await filled('select ?, ?', { dialect, parameters: String.raw`["a\\b", true]` })).toBe(
    `select ${text}, ${yes}`,
  )
})

test('a negative value after a minus sign does not begin a comment', async () => {
  expect(await filled('select a-?', { parameters: '-1' })).toBe('select a- -1')
})

test.each([
  ['MyBatis', (sql: string) => `==>  Preparing: ${sql}`, '==> Parameters: 1(Long)'],
  ['Hibernate', (sql: string) => `Hibernate: ${sql}`, 'binding parameter (1:BIGINT) <- [1]'],
])('a log of %s in which many runs repeat a long statement is refused', async (_, statement, parameters) => {
  const log = [statement(`select '${'x'.repeat(300_000)}', ?`), ...Array(100).fill(parameters)].join('\n')
  await expect(perform(fill, { sql: log })).rejects.toMatchObject({ code: 'tooManyBatches' })
})

test('the number of a bound parameter allocates nothing', async () => {
  const log = ['Hibernate: select ?', 'binding parameter (999999:BIGINT) <- [1]'].join('\n')
  expect(await perform(fill, { sql: log })).toMatchObject({ filled: 0, missing: ['?1'] })
})

test('lists placeholders without a value, and unused values', async () => {
  expect(await perform(fill, { sql: 'a = ? and b = ? and c = ?', parameters: '[1]' })).toMatchObject({
    ...{ filled: 1, missing: ['?2', '?3'], unused: [] },
  })
  expect(await perform(fill, { sql: 'a = :a', parameters: '{"a":1,"__proto__":2}' })).toMatchObject({
    ...{ filled: 1, missing: [], unused: ['__proto__'] },
  })
})

test.each([
  ['', {}, 'empty'],
  ['select 1', { style: 'mybatis' }, 'notLog'],
  ["select '", {}, 'syntax'],
])('answers %j with a failure by name', async (sql, options, code) => {
  await expect(filled(sql, options)).rejects.toMatchObject({ code })
})

test.each(['(String), ', "'", '?', 'null, ', '==>  Preparing: ?\n', '$1 = ', '|statement|'])(
  'takes %j again and again',
  async (piece) => {
    const long = piece.repeat(200_000 / piece.length)
    await expect(perform(fill, { sql: 'select ?', parameters: long })).resolves.toBeDefined()
    await perform(fill, { sql: `select 1 ${piece === "'" ? '' : long}`, dialect: 'postgresql' })
  },
)

test.each([
  ['[{"a": 12345678901234567890, "b": [1.0]}]', `SELECT '{"a":12345678901234567890,"b":[1.0]}'`],
  ['{"b": {"2": "x", "1": "y"}}', `SELECT '{"2":"x","1":"y"}'`],
  ['[12345678901234567890]', 'SELECT 12345678901234567890'],
])('parameters as JSON keep every digit and their order: %s', async (parameters, sql) => {
  expect(await filled('SELECT ?', { parameters })).toBe(sql)
})

test('a hundred thousand nested lists are a parameter as well', async () => {
  const parameters = '['.repeat(1e5) + ']'.repeat(1e5)
  expect(await filled('SELECT ?', { parameters })).toBe(`SELECT '${parameters.slice(1, -1)}'`)
})
