import { describe, expect, test } from 'vitest'
import type { InputOf } from '#kit/description.ts'
import { perform } from '#kit/perform.ts'
import { convert } from './operations.ts'

type Options = Omit<InputOf<typeof convert>, 'sql'>
const run = (sql: string, options: Options = {}) => perform(convert, { sql, ...options })
const lineOf = async (field: string, sql: string, options: Options = {}) =>
  (await run(sql, options)).code
    .split('\n')
    .find((line) => line.startsWith(`\t${field} `))
    ?.trim()
    .replace(/ +/g, ' ')

const users = `CREATE TABLE users (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, nick varchar(20), age int,
  small tinyint unsigned, huge bigint unsigned, at datetime, raw blob, ok tinyint(1));`

describe('nullable columns', () => {
  test.each([
    ['regular', ['string', 'int32', 'uint8', 'uint64', 'time.Time', '[]byte', 'bool']],
    ['pointer', ['*string', '*int32', '*uint8', '*uint64', '*time.Time', '[]byte', '*bool']],
    [
      'sql.Null',
      ['sql.NullString', 'sql.NullInt32', 'sql.NullByte', '*uint64', 'sql.NullTime', '[]byte', 'sql.NullBool'],
    ],
  ] as const)('as %s', async (nullable, types) => {
    const fields = ['Nick', 'Age', 'Small', 'Huge', 'At', 'Raw', 'Ok']
    const lines = await Promise.all(
      fields.map((field) => lineOf(field, users, { nullable, gormTag: false, jsonTag: false })),
    )
    expect(lines).toEqual(fields.map((field, at) => `${field} ${types[at]}`))
    expect(await lineOf('ID', users, { nullable, gormTag: false, jsonTag: false })).toBe('ID uint64')
  })
})

test('writes no tags, comments and methods that are not wanted', async () => {
  const sql = "CREATE TABLE a (id int PRIMARY KEY COMMENT 'key') COMMENT 'table'"
  const { code } = await run(sql, { gormTag: false, jsonTag: false, comments: false, tableNameMethod: false })
  expect(code).toBe('package model\n\ntype A struct {\n\tID int32\n}\n')
})

test('gives the names to the first table, and says so where there are more', async () => {
  const options = { structName: 'Member', tableName: 'members', packageName: 'db' }
  const { code, tables, warnings } = await run('CREATE TABLE a (x int); CREATE TABLE b (x int);', options)
  expect(code).toMatch(/^package db\n/)
  expect(code).toContain('return "members"')
  expect(tables).toEqual([
    { table: 'members', struct: 'Member', columns: 1 },
    { table: 'b', struct: 'B', columns: 1 },
  ])
  expect(warnings).toMatchObject([{ line: 1, code: 'firstOnly', params: { count: 2 } }])
})

describe('gorm.Model', () => {
  const base = 'id bigint unsigned AUTO_INCREMENT PRIMARY KEY, created_at datetime, updated_at datetime'
  test('is embedded where its four columns are', async () => {
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
  ])('is not where %s', async (why, sql) => {
    expect((await run(sql, { embedModel: why !== 'nobody asks' })).code).not.toContain('gorm.Model')
  })
})

test('leads both ways along a foreign key, to one where it is unique', async () => {
  const sql = `CREATE TABLE users (id int PRIMARY KEY);
    CREATE TABLE profiles (user_id int PRIMARY KEY REFERENCES users (id));
    CREATE TABLE posts (id int PRIMARY KEY, author_id int REFERENCES users (id), editor_id int REFERENCES users (id));`
  const both = { associations: 'both', jsonTag: false } as const
  expect(await lineOf('Profile', sql, both)).toBe('Profile *Profile `gorm:"foreignKey:UserID;references:ID"`')
  expect(await lineOf('Posts', sql, both)).toBe('Posts []Post `gorm:"foreignKey:AuthorID;references:ID"`')
  expect(await lineOf('Posts2', sql, both)).toBe('Posts2 []Post `gorm:"foreignKey:EditorID;references:ID"`')
  expect((await run(sql, { associations: 'none' })).code).not.toContain('foreignKey')
})

test.each([
  ['', 'empty', {}],
  ['  \n', 'empty', {}],
  ['SELECT 1', 'noTable', {}],
  ['CREATE VIEW v AS SELECT 1', 'noTable', {}],
  ['CREATE TABLE a ()', 'noTable', {}],
  ["\n  INSERT INTO t VALUES ('x", 'syntax', { line: 2, column: 25, found: "'", expected: "'" }],
  ['/* CREATE TABLE a (id int);', 'syntax', { line: 1, column: 1, found: '/', expected: '*/' }],
  ['CREATE TABLE `a (id int);', 'syntax', { line: 1, column: 14, found: '`', expected: '`' }],
])('answers %j with %s', async (sql, code, params) => {
  await expect(run(sql)).rejects.toMatchObject({ code, params })
})

test('says the place of everything that is not read, and reads the rest', async () => {
  const { warnings, tables } = await run(
    'CREATE TABLE a (\n  id int WEIRD THING DEFAULT 1,\n  EXCLUDE (x)\n);\nMAKE ME A TABLE;',
  )
  expect(tables).toEqual([{ table: 'a', struct: 'A', columns: 1 }])
  expect(warnings.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 10, 'Not read in a.id: WEIRD THING'],
    [3, 11, 'Not read in a: (x)'],
    [5, 1, 'Not read: MAKE ME A TABLE'],
  ])
})

test('leaves out what GORM would take for an index, and says so', async () => {
  const { code, warnings } = await run("CREATE TABLE a (x int COMMENT 'one; index:two')", { jsonTag: false })
  expect(code).toContain('// X one; index:two\n\tX int32 `gorm:"column:x;type:int"`')
  expect(warnings).toMatchObject([{ line: 1, code: 'noTag', params: { clause: 'comment:one; index:two' } }])
})

test('lists a thousand warnings and counts the rest', async () => {
  const { warnings } = await run(`CREATE TABLE a (x int);\n${'WHAT IS THIS;\n'.repeat(1500)}`)
  expect(warnings).toHaveLength(1001)
  expect(warnings.at(-1)).toMatchObject({ line: 1002, message: '500 more', code: 'more', params: { count: 500 } })
})

const many = 30_000
test.each([
  ['parentheses', `CREATE TABLE a (id int DEFAULT ${'('.repeat(many)}`],
  ['closed parentheses', `CREATE TABLE a (id int DEFAULT ${'('.repeat(many)}1${')'.repeat(many)});`],
  ['quotes', `CREATE TABLE a (id int);${"'".repeat(many + 1)}`],
  ['dollars', `CREATE TABLE a (id serial);${'$a$ '.repeat(many)}`],
  ['comments', `CREATE TABLE a (id int ${'/**/'.repeat(many)} -- x\n);`],
  ['open comments', `CREATE TABLE a (id int); ${'/*'.repeat(many)}`],
  ['commas', `CREATE TABLE a (id int${','.repeat(many)});`],
  ['columns', `CREATE TABLE a (${Array.from({ length: 3000 }, (_, at) => `c${at} int`).join()});`],
  ['words', `CREATE TABLE a (id int ${'NOT '.repeat(many)});`],
  ['statements', `${'x;'.repeat(many)}CREATE TABLE a (id int);`],
  ['a long name', `CREATE TABLE a (\`${'x'.repeat(many)}\` int);`],
  ['domains on themselves', 'CREATE DOMAIN d AS e; CREATE DOMAIN e AS d; CREATE TABLE a (x d);'],
  ['tables of one name', 'CREATE TABLE a (x int);'.repeat(3000)],
])('takes %s without end', async (_, sql) => {
  expect((await run(sql)).tables.length).toBeGreaterThan(0)
})
