import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { minify } from './operations.ts'

const minified = async (sql: string, options: object = {}) => (await perform(minify, { sql, ...options })).sql

test.each([
  ['SELECT  a ,\n  b\nFROM t -- why\nWHERE a = 1 AND b >= 2', 'SELECT a,b FROM t WHERE a=1 AND b>=2'],
  ['SELECT \'a  b\' , "c  d"', 'SELECT \'a  b\',"c  d"'],
  ['SELECT a/* x */b', 'SELECT a b'],
  ['SELECT 1 - -1, 2 / * 3', 'SELECT 1- -1,2/ *3'],
  ['CREATE TABLE count (id INT)', 'CREATE TABLE count (id INT)'],
  ["SELECT 'a'\n'b', 'c' 'd'", "SELECT 'a'\n'b','c' 'd'"],
  ['SELECT 1\nGO\nSELECT 2\nGO\n', 'SELECT 1\nGO\nSELECT 2\nGO\n'],
  ['DELIMITER ;;\nSELECT 1;;\nDELIMITER ;\n', 'DELIMITER ;;\nSELECT 1;;\nDELIMITER ;\n'],
  ['SELECT /*! STRAIGHT_JOIN */ a', 'SELECT /*! STRAIGHT_JOIN */ a'],
])('%j becomes %j', async (sql, expected) => {
  expect(await minified(sql, { dialect: sql.includes('GO') ? 'sqlserver' : 'mysql' })).toBe(expected)
})

test.each([
  ['COPY t (a) FROM stdin;', 'COPY t (a)FROM stdin;'],
  ['\\copy t from stdin', '\\copy t from stdin'],
])('rows after %j stay as they are', async (copy, written) => {
  const rows = "1\t it's  (\n2\t\\N\n\\."
  const copied = `${copy}\n${rows}`
  const once = await minified(`SELECT  1;\n\n${copied}\n\n-- why\n\nSELECT  2;\n${copied}\n`, { dialect: 'postgresql' })
  expect(once).toMatch(/^SELECT 1;/)
  expect(once.split(rows)).toHaveLength(3)
  expect(once).toContain(`\n${rows}\nSELECT 2;`)
  expect(once.endsWith(`${rows}\n`)).toBe(true)
  expect(await minified(once, { dialect: 'postgresql' })).toBe(once)
  expect(once).toContain(written)
})

test('hints or all comments are kept where that is chosen', async () => {
  const sql = 'SELECT /*+ X */ a -- b\nFROM t'
  expect(await minified(sql)).toBe('SELECT a FROM t')
  expect(await minified(sql, { comments: 'hints' })).toBe('SELECT /*+ X */ a FROM t')
  expect(await minified(sql, { comments: 'keep' })).toBe('SELECT /*+ X */ a -- b\nFROM t')
})

test('dollar quotes stay whole, and minifying twice changes nothing', async () => {
  const sql = 'SELECT $f$ a  b $f$ , 1;\n\nSELECT 2 ;'
  const once = await minified(sql, { dialect: 'postgresql' })
  expect(once).toBe('SELECT $f$ a  b $f$,1;SELECT 2;')
  expect(await minified(once, { dialect: 'postgresql' })).toBe(once)
})

test('counts bytes, not characters', async () => {
  expect(await perform(minify, { sql: "SELECT '林'" })).toEqual({ sql: "SELECT '林'", size: 12 })
})

test.each([
  ['', 'empty', {}],
  ['x'.repeat(2_000_001), 'tooLong', { limit: 2_000_000 }],
  ["SELECT 1;\n 'a", 'syntax', { line: 2, column: 2, reason: "' is missing" }],
  ['/* a', 'syntax', { line: 1, column: 1, reason: '*/ is missing' }],
])('answers %j with %s', async (sql, code, params) => {
  await expect(minified(sql)).rejects.toMatchObject({ code, params })
})
