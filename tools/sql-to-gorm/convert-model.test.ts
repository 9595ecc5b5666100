import { describe, expect, test } from 'vitest'
import type { InputOf } from '#kit/description.ts'
import { perform } from '#kit/perform.ts'
import { convert } from './operations.ts'

const run = (sql: string, options: Omit<InputOf<typeof convert>, 'sql'>) => perform(convert, { sql, ...options })

describe('gorm.Model', () => {
  const base = 'id bigint unsigned AUTO_INCREMENT PRIMARY KEY, created_at datetime, updated_at datetime'
  test('is embedded in place of its four columns', async () => {
    const sql = `CREATE TABLE a (${base}, deleted_at datetime, name text)`
    const { code } = await run(sql, { embedModel: true, comments: false, tableNameMethod: false, jsonTag: false })
    expect(code).toBe(
      'package model\n\nimport "gorm.io/gorm"\n\ntype A struct {\n\tgorm.Model\n\tName string `gorm:"column:name;type:text"`\n}\n',
    )
  })
  test.each([
    ['one is missing', `CREATE TABLE a (${base})`],
    ['the last may not be null', `CREATE TABLE a (${base}, deleted_at datetime NOT NULL)`],
    ['it is a number', `CREATE TABLE a (${base}, deleted_at bigint)`],
    ['nobody asks', `CREATE TABLE a (${base}, deleted_at datetime)`],
  ])('is not embedded if %s', async (why, sql) => {
    expect((await run(sql, { embedModel: why !== 'nobody asks' })).code).not.toContain('gorm.Model')
  })
  const exact = 'id bigint unsigned AUTO_INCREMENT PRIMARY KEY, created_at datetime(3), updated_at datetime(3)'
  test.each([
    ['nothing', 'deleted_at datetime(3), KEY idx_a_deleted_at (deleted_at)', []],
    ['an index without a name', 'deleted_at datetime(3), INDEX (deleted_at)', []],
    ['a part of a key', 'deleted_at datetime(3), x int, UNIQUE KEY uk (x, created_at)', ['uniqueIndex:uk,priority:2']],
    ['a key of its own', 'deleted_at datetime(3), KEY k2 (created_at)', ['index:k2']],
    ['an index of another name', 'deleted_at datetime(3), KEY del (deleted_at)', ['index:del']],
    ['a default', 'deleted_at datetime(3) DEFAULT CURRENT_TIMESTAMP(3)', ['default:CURRENT_TIMESTAMP(3)']],
    ['a comment', "deleted_at datetime(3) COMMENT 'gone'", ['comment:gone']],
    ['a check', 'deleted_at datetime(3), CHECK (id < 9)', ['check:,id < 9']],
  ])('that would lose %s is not embedded, with a warning', async (_, rest, lost) => {
    const { code, warnings } = await run(`CREATE TABLE a (${exact}, ${rest})`, { embedModel: true })
    expect(warnings.map(({ code, params }) => [code, params['setting']])).toEqual(
      lost.map((setting) => ['notEmbedded', setting]),
    )
    expect(code.includes('\tgorm.Model')).toBe(lost.length === 0)
  })
  test.each([
    ['with another default', "created_at datetime(3) DEFAULT '2000-01-01'", "default:'2000-01-01'"],
    [
      'that counts itself',
      'created_at datetime(3) ON UPDATE CURRENT_TIMESTAMP(3)',
      'default:NULL ON UPDATE CURRENT_TIMESTAMP(3)',
    ],
  ])('does not replace a time %s', async (_, column, setting) => {
    const sql = `CREATE TABLE a (${exact.replace('created_at datetime(3)', column)}, deleted_at datetime(3))`
    const { code, warnings } = await run(sql, { embedModel: true })
    expect(code).not.toContain('gorm.Model')
    expect(warnings).toMatchObject([{ code: 'notEmbedded', params: { table: 'a', column: 'created_at', setting } }])
  })
  test('names the types that it replaces by its own', async () => {
    const sql = `CREATE TABLE a (${exact.replace('bigint unsigned', 'int')}, deleted_at datetime)`
    const { code, warnings } = await run(sql, { embedModel: true })
    expect(code).toContain('\tgorm.Model\n')
    expect(warnings).toMatchObject([{ code: 'modelTypes', params: { columns: 'id int, deleted_at datetime' } }])
  })
  test('replaces times that GORM sets itself, and names what the database did', async () => {
    const now = 'NOT NULL DEFAULT CURRENT_TIMESTAMP(3)'
    const sql = `CREATE TABLE a (id bigint unsigned AUTO_INCREMENT PRIMARY KEY, created_at datetime(3) ${now},
      updated_at datetime(3) ${now} ON UPDATE CURRENT_TIMESTAMP(3), deleted_at datetime(3))`
    const { code, warnings } = await run(sql, { embedModel: true })
    expect(code).toContain('\tgorm.Model\n')
    const set = 'datetime(3) not null default:CURRENT_TIMESTAMP(3)'
    const columns = `created_at ${set}, updated_at ${set} ON UPDATE CURRENT_TIMESTAMP(3)`
    expect(warnings).toMatchObject([{ code: 'modelTypes', params: { columns } }])
  })
  test('takes nothing from tags that nobody wants', async () => {
    const sql = `CREATE TABLE a (${exact}, deleted_at datetime, KEY k (created_at))`
    const { code, warnings } = await run(sql, { embedModel: true, gormTag: false })
    expect(code).toContain('\tgorm.Model\n')
    expect(warnings).toEqual([])
  })
})
