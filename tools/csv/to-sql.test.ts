import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { toSql } from './operations.ts'

const source =
  'id,name,price,paid,day,at\n1,"O\'Neil \\ ""x""",1.50,true,2026/1/5,2026-01-05T07:04:05+08:00\n2,中文,,false,,\n'

test('SQLite runs the statements written for it, and returns every value', async () => {
  const database = new DatabaseSync(':memory:')
  const { sql, columns } = await perform(toSql, {
    source,
    table: 'my "table"',
    dialect: 'sqlite',
    keys: ['id'],
    batch: 1,
  })
  database.exec(sql)
  expect(columns.map(({ type }) => type)).toEqual(['INTEGER', 'TEXT', 'NUMERIC', 'INTEGER', 'TEXT', 'TEXT'])
  expect(database.prepare('select * from "my ""table"""').all()).toEqual([
    { id: 1, name: 'O\'Neil \\ "x"', price: 1.5, paid: 1, day: '2026-01-05', at: '2026-01-05 07:04:05+08:00' },
    { id: 2, name: '中文', price: null, paid: 0, day: null, at: null },
  ])
  const again = {
    source: 'id,name\n1,new\n3,third',
    table: 'my "table"',
    dialect: 'sqlite',
    create: false,
    keys: ['id'],
  } as const
  database.exec((await perform(toSql, { ...again, onConflict: 'ignore' })).sql)
  expect(database.prepare('select id, name from "my ""table""" where id <> 2').all()).toEqual([
    { id: 1, name: 'O\'Neil \\ "x"' },
    { id: 3, name: 'third' },
  ])
  database.exec((await perform(toSql, { ...again, onConflict: 'update' })).sql)
  expect(database.prepare('select name from "my ""table""" where id = 1').all()).toEqual([{ name: 'new' }])
})

test.each([
  ['mysql', "(1, 'O''Neil \\\\ \"x\"', 1.50, TRUE, '2026-01-05', '2026-01-05 07:04:05+08:00')"],
  ['postgresql', "(1, 'O''Neil \\ \"x\"', 1.50, TRUE, '2026-01-05', '2026-01-05 07:04:05+08:00')"],
  ['sqlserver', "(1, N'O''Neil \\ \"x\"', 1.50, 1, '2026-01-05', '2026-01-05 07:04:05+08:00')"],
  ['oracle', "VALUES (1, 'O''Neil \\ \"x\"', 1.50, 1, DATE '2026-01-05', TIMESTAMP '2026-01-05 07:04:05 +08:00')"],
] as const)('%s has its own values', async (dialect, values) => {
  expect((await perform(toSql, { source, dialect })).sql).toContain(values)
})

test.each([
  ['mysql', ['BIGINT', 'VARCHAR(255)', 'DECIMAL(18, 2)', 'BOOLEAN', 'DATE', 'TIMESTAMP(6)']],
  ['postgresql', ['BIGINT', 'TEXT', 'NUMERIC(18, 2)', 'BOOLEAN', 'DATE', 'TIMESTAMPTZ']],
  ['sqlserver', ['BIGINT', 'NVARCHAR(255)', 'DECIMAL(18, 2)', 'BIT', 'DATE', 'DATETIMEOFFSET']],
  ['oracle', ['NUMBER(19)', 'VARCHAR2(255 CHAR)', 'NUMBER(18, 2)', 'NUMBER(1)', 'DATE', 'TIMESTAMP(9) WITH TIME ZONE']],
] as const)('%s has its own types', async (dialect, types) => {
  expect((await perform(toSql, { source, dialect })).columns.map(({ type }) => type)).toEqual(types)
})

test('existing rows are kept or updated with the syntax of each database', async () => {
  const sqlOf = async (dialect: string, onConflict: string) =>
    (await perform(toSql, { source: 'id,n\n1,2', dialect, onConflict, keys: ['id'], create: false })).sql
  expect(await sqlOf('mysql', 'ignore')).toBe('INSERT IGNORE INTO `data` (`id`, `n`) VALUES\n  (1, 2);\n')
  expect(await sqlOf('mysql', 'update')).toContain('ON DUPLICATE KEY UPDATE\n  `n` = VALUES(`n`);')
  expect(await sqlOf('postgresql', 'ignore')).toContain('ON CONFLICT ("id") DO NOTHING;')
  expect(await sqlOf('oracle', 'ignore')).toBe(
    'MERGE INTO "data" t\nUSING (\n  SELECT 1 AS "id", 2 AS "n" FROM dual\n) s\nON (t."id" = s."id")\nWHEN NOT MATCHED THEN INSERT ("id", "n") VALUES (s."id", s."n");\n',
  )
})

test('long texts get columns and literals of sufficient size', async () => {
  const long = `a\n${'é'.repeat(5000)}\n`
  expect((await perform(toSql, { source: long, dialect: 'mysql' })).columns).toEqual([{ name: 'a', type: 'TEXT' }])
  expect((await perform(toSql, { source: long, dialect: 'sqlserver' })).columns[0]?.type).toBe('NVARCHAR(MAX)')
  expect((await perform(toSql, { source: long, dialect: 'oracle' })).sql.match(/TO_CLOB\('é{1000}'\)/g)).toHaveLength(5)
  const digits = `a\n${'9'.repeat(50)}.5`
  expect((await perform(toSql, { source: digits, dialect: 'oracle' })).columns[0]?.type).toBe('VARCHAR2(255 CHAR)')
})

test.each([
  [{ keys: ['nope'] }, 'noColumn', { name: 'nope' }],
  [{ onConflict: 'update', dialect: 'postgresql' }, 'noKeys', {}],
])('%j is refused as %s', async (options, code, params) => {
  await expect(perform(toSql, { source, ...options })).rejects.toMatchObject({ code, params })
})
