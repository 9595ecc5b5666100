import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { format } from './operations.ts'

const laidOut = async (sql: string, dialect: 'auto' | 'mysql' | 'postgresql' | 'sqlite' | 'sqlserver' = 'auto') =>
  (await perform(format, { sql, dialect })).sql

test.each([
  ['statements', 'select 1;select 2', 'select\n  1;\n\nselect\n  2\n'],
  ['comments', '-- one\nselect 1; -- two\n', '-- one\nselect\n  1;\n\n-- two\n'],
  ['GO', 'SELECT 1\nGO\nSELECT 2\nGO\n', 'SELECT\n  1\nGO\n\nSELECT\n  2\nGO\n'],
  [
    'delimiters',
    'DELIMITER ;;\nSELECT 1;;\nDELIMITER ;\nSELECT 2;',
    'DELIMITER ;;\n\nSELECT\n  1\n;;\n\nDELIMITER ;\n\nSELECT\n  2;\n',
  ],
])('keeps %s', async (_, sql, text) => {
  expect(await laidOut(sql, sql.includes('GO') ? 'sqlserver' : 'mysql')).toBe(text)
})

test('knows the words of each database', async () => {
  expect(await laidOut('SELECT [a b] FROM [t]', 'sqlserver')).toBe('SELECT\n  [a b]\nFROM\n  [t]\n')
  expect(await laidOut("SELECT a::text, $$it's$$ FROM t", 'postgresql')).toContain("a::text,\n  $$it's$$")
  expect(await laidOut('SELECT `a` # why\nFROM t', 'mysql')).toContain('`a` # why')
})

test('leaves data as it stands where it is very long', async () => {
  const insert = `INSERT INTO t VALUES ${Array.from({ length: 5000 }, (_, at) => `(${at},'x')`).join(',')}`
  expect(await laidOut(`${insert};select 1`)).toBe(`${insert};\n\nselect\n  1\n`)
})

test.each([
  ['', 'empty', {}],
  ['select 1;\n  select (2', 'syntax', { line: 2, expected: 'SQL' }],
  ["select 'never closed", 'syntax', { line: 1, column: 8 }],
  ['x'.repeat(2_000_001), 'tooLong', { limit: 2_000_000 }],
])('answers %j with %s', async (sql, code, params) => {
  await expect(laidOut(sql)).rejects.toMatchObject({ code, params })
})

test('many statements take no more than their share', async () => {
  expect(await laidOut('select a, b from c where d = 1;\n'.repeat(3000))).toHaveLength(3000 * 41 - 1)
})
