import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { format } from './operations.ts'

const laidOut = async (sql: string, dialect: 'auto' | 'mysql' | 'postgresql' | 'sqlite' | 'sqlserver' = 'auto') =>
  (await perform(format, { sql, dialect })).sql

test.each([
  ['statements', 'select 1;select 2', 'select\n  1;\n\nselect\n  2\n'],
  ['comments', '-- one\nselect 1; -- two\n', '-- one\nselect\n  1; -- two\n'],
  ['GO', 'SELECT 1\nGO\nSELECT 2\nGO\n', 'SELECT\n  1\nGO\n\nSELECT\n  2\nGO\n'],
  [
    'delimiters',
    'DELIMITER ;;\nSELECT 1;;\nDELIMITER ;\nSELECT 2;',
    'DELIMITER ;;\n\nSELECT\n  1\n;;\n\nDELIMITER ;\n\nSELECT\n  2;\n',
  ],
])('keeps %s', async (_, sql, text) => {
  expect(await laidOut(sql, sql.includes('GO') ? 'sqlserver' : 'mysql')).toBe(text)
})

test('knows the keywords of each database', async () => {
  expect(await laidOut('SELECT [a b] FROM [t]', 'sqlserver')).toBe('SELECT\n  [a b]\nFROM\n  [t]\n')
  expect(await laidOut("SELECT a::text, $$it's$$ FROM t", 'postgresql')).toContain("a::text,\n  $$it's$$")
  expect(await laidOut('SELECT `a` # why\nFROM t', 'mysql')).toContain('`a` # why')
})

test('keeps very long data unformatted, with a warning', async () => {
  const insert = `INSERT INTO t VALUES ${Array.from({ length: 20_000 }, (_, at) => `(${at},'x')`).join(',')}`
  const { sql, warnings } = await perform(format, { sql: `${insert};select 1`, dialect: 'mysql' })
  expect(sql === `${insert};\n\nselect\n  1\n`).toBe(true)
  expect(warnings).toMatchObject([{ line: 1, code: 'unformatted' }])
})

test.each([
  [
    "psql's commands",
    '\\c shop\nselect 1;\n\\i more.sql\nselect 2\n\\gexec\n',
    'postgresql',
    '\\c shop\n\nselect\n  1;\n\n\\i more.sql\n\nselect\n  2\n\\gexec\n',
  ],
  ["SQLite's commands", '.schema\nselect 1;', 'sqlite', '.schema\n\nselect\n  1;\n'],
  [
    "sqlcmd's commands and variables",
    ':setvar Db "Shop"\nUSE [$(Db)]\nGO\nSELECT $(Col), $20.00 FROM $(Schema).T',
    'sqlserver',
    ':setvar Db "Shop"\n\nUSE [$(Db)]\nGO\n\nSELECT\n  $(Col),\n  $20.00\nFROM\n  $(Schema).T\n',
  ],
  [
    'placeholders of programs',
    'select #{a}, {{ b }} from t where c = $1',
    'postgresql',
    'select\n  #{a},\n  {{ b }}\nfrom\n  t\nwhere\n  c = $1\n',
  ],
  ['variables in MySQL', 'USE $(Db)', 'mysql', 'USE $(Db)\n'],
] as const)('keeps %s', async (_, sql, dialect, text) => {
  expect(await perform(format, { sql, dialect })).toEqual({ sql: text, warnings: [] })
})

test.each([
  [
    'an open parenthesis',
    'select 1;\n\n  select (2',
    'select\n  1;\n\nselect (2\n',
    [3, 3, 'Left unformatted: select (2'],
  ],
  [
    'an open quote',
    "select 1;\nselect 'never\n closed",
    "select\n  1;\n\nselect 'never\n closed\n",
    [2, 1, "Left unformatted: select 'never closed"],
  ],
  [
    'an unknown sign',
    'select a, {b from t;\nselect 1;',
    'select a, {b from t;\n\nselect\n  1;\n',
    [1, 1, 'Left unformatted: select a, {b from t'],
  ],
  [
    'an operator that it would split',
    'select a #>=# b;\nselect 1;',
    'select a #>=# b;\n\nselect\n  1;\n',
    [1, 1, 'Left unformatted: select a #>=# b'],
  ],
])('keeps a statement with %s unformatted, with a warning', async (_, sql, text, warning) => {
  const { sql: written, warnings } = await perform(format, { sql, dialect: 'postgresql' })
  expect(written).toBe(text)
  expect(warnings.map(({ line, column, message }) => [line, column, message])).toEqual([warning])
})

test.each([
  ['', 'empty', {}],
  ['x'.repeat(2_000_001), 'tooLong', { limit: 2_000_000 }],
])('answers %j with %s', async (sql, code, params) => {
  await expect(laidOut(sql)).rejects.toMatchObject({ code, params })
})

test('many statements are formatted in linear time', async () => {
  expect(await laidOut('select a, b from c where d = 1;\n'.repeat(3000))).toHaveLength(3000 * 41 - 1)
})
