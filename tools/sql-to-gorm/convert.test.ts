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

test('leaves out tags, comments and methods if turned off', async () => {
  const sql = "CREATE TABLE a (id int PRIMARY KEY COMMENT 'key') COMMENT 'table'"
  const { code } = await run(sql, { gormTag: false, jsonTag: false, comments: false, tableNameMethod: false })
  expect(code).toBe('package model\n\ntype A struct {\n\tID int32\n}\n')
})

test('applies given names to the first table, with a warning if there are more', async () => {
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

const keyed = `CREATE TABLE a (id int PRIMARY KEY);
CREATE TABLE b (id int PRIMARY KEY, a_id int REFERENCES a (id), FOREIGN KEY (id) REFERENCES b (id));\n`

test.each([
  ['a renamed table', 'ALTER TABLE a RENAME TO c;', 'foreignKey:AID;references:ID'],
  ['one renamed by another statement', 'RENAME TABLE a TO c;', 'foreignKey:AID;references:ID'],
  [
    'one whose name another table takes',
    'RENAME TABLE a TO c; CREATE TABLE a (name text);',
    'foreignKey:AID;references:ID',
  ],
  ['a renamed column', 'ALTER TABLE a RENAME COLUMN id TO num;', 'foreignKey:AID;references:Num'],
  [
    'a column renamed twice',
    'ALTER TABLE a RENAME COLUMN id TO num; ALTER TABLE a CHANGE num no int;',
    'foreignKey:AID;references:No',
  ],
  ['its own renamed table', 'ALTER TABLE b RENAME TO d;', 'foreignKey:AID;references:ID'],
])('a foreign key follows %s', async (_, change, tag) => {
  const { code, warnings } = await run(keyed + change, { associations: 'belongs-to', jsonTag: false })
  expect(warnings).toEqual([])
  expect(code).toContain(tag)
})

test('a foreign key to a table that was dropped and created again is to the new one', async () => {
  const sql = `${keyed}DROP TABLE a; CREATE TABLE a (id int PRIMARY KEY, name text);`
  const { code, warnings } = await run(sql, { jsonTag: false })
  expect(warnings).toEqual([])
  expect(code).toContain('foreignKey:AID;references:ID')
})

test('adds associations in both directions, has-one for a unique foreign key', async () => {
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

test.each([
  ['at the end', 'CREATE TABLE a (id int', { line: 1, column: 23, found: 'EOF' }],
  ['at the end of many', `CREATE TABLE a (id int DEFAULT ${'('.repeat(30_000)}`, { line: 1, found: 'EOF' }],
  [
    'at a semicolon',
    'CREATE TABLE a (id int);\nCREATE TABLE b (id int;\nCREATE TABLE c (id int);',
    { line: 2, found: ';' },
  ],
  [
    'where the next table begins',
    'CREATE TABLE a (id int, at datetime(6\n\nCREATE TABLE b (id int);',
    { line: 3, column: 1, found: 'CREATE' },
  ],
  ['at GO', 'CREATE TABLE [a] ([id] int\nGO\n', { line: 2, column: 1, found: 'GO' }],
  ['in a change', 'CREATE TABLE a (id int);\nALTER TABLE a ADD (b int', { line: 2, column: 25, found: 'EOF' }],
  ['in an index', 'CREATE TABLE a (id int);\nCREATE UNIQUE INDEX i ON a (id;', { line: 2, column: 31, found: ';' }],
])('reports a missing parenthesis %s', async (_, sql, place) => {
  await expect(run(sql)).rejects.toMatchObject({ code: 'syntax', params: { ...place, expected: ')' } })
})

test('reports an unterminated quote in open parentheses instead of the parenthesis', async () => {
  const sql = "CREATE TABLE a (x int);\nCREATE TABLE b (x varchar(9) DEFAULT 'y);"
  await expect(run(sql)).rejects.toMatchObject({ code: 'syntax', params: { line: 2, column: 38, expected: "'" } })
})

test('detects the database of the SQL, with evidence', async () => {
  expect(await run('CREATE TABLE [Users] ([Id] int, [Name] nvarchar(20))')).toMatchObject({
    dialect: 'sqlserver',
    evidence: ['[…]', 'nvarchar'],
  })
  const sqlite = await run('CREATE TABLE a (id INTEGER PRIMARY KEY)', { jsonTag: false })
  expect(sqlite).toMatchObject({ dialect: 'sqlite', evidence: ['INTEGER PRIMARY KEY', 'INTEGER'] })
  expect(sqlite.code).toContain('`gorm:"column:id;type:integer;primaryKey"`')
  expect(await run('CREATE TABLE a (id int)', { dialect: 'mysql' })).toMatchObject({ dialect: 'mysql', evidence: [] })
})

test("parses a timestamp of MySQL as a time, even if its data has N'…' literals", async () => {
  const sql = "CREATE TABLE `a` (`at` TIMESTAMP);\nINSERT INTO `a` VALUES (N'2026-01-05');"
  expect(await lineOf('At', sql, { jsonTag: false })).toBe('At time.Time `gorm:"column:at;type:timestamp"`')
})

test('parses computed columns, inline indexes and system times of SQL Server', async () => {
  const { code, warnings } = await run(
    `CREATE TABLE [T] ([Price] money, [Qty] int, [A] AS ([Price]*[Qty]) PERSISTED NOT NULL, [B] AS Price * 2,
  [C] AS CASE WHEN Qty IS NOT NULL THEN 1 END, INDEX IX_T NONCLUSTERED (Qty DESC), INDEX [IX U] UNIQUE (Price, Qty),
  [From] datetime2 GENERATED ALWAYS AS ROW START, [To] datetime2 GENERATED ALWAYS AS ROW END HIDDEN NOT NULL,
  PERIOD FOR SYSTEM_TIME ([From], [To]))`,
    { jsonTag: false, comments: false, tableNameMethod: false },
  )
  expect(code.replace(/ +/g, ' ')).toBe(`package model

import "time"

type T struct {
\tPrice float64 \`gorm:"column:Price;type:money;uniqueIndex:IX U,priority:1"\`
\tQty int32 \`gorm:"column:Qty;type:int;index:IX_T,sort:desc;uniqueIndex:IX U,priority:2"\`
\tA string \`gorm:"->;column:A;type:AS ([Price]*[Qty]) PERSISTED;not null"\`
\tB string \`gorm:"->;column:B;type:AS (Price * 2)"\`
\tC string \`gorm:"->;column:C;type:AS (CASE WHEN Qty IS NOT NULL THEN 1 END)"\`
\tFrom time.Time \`gorm:"->;column:From;type:datetime2"\`
\tTo time.Time \`gorm:"->;column:To;type:datetime2;not null"\`
}
`)
  expect(warnings.map(({ line, message }) => [line, message])).toEqual([
    [1, 'Unknown type AS ([Price]*[Qty]): the field is a string'],
    [1, 'Unknown type AS (Price * 2): the field is a string'],
    [2, 'Unknown type AS (CASE WHEN Qty IS NOT NULL THEN 1 END): the field is a string'],
    [4, 'Skipped in T: PERIOD FOR SYSTEM_TIME ([From], [To])'],
  ])
})

test('parses columns that are named like clauses', async () => {
  const { tables, warnings } = await run(
    "CREATE TABLE a (period int, exclude bool, `key` enum('a'), `index` varchar(3))",
  )
  expect({ tables, warnings }).toEqual({ tables: [{ table: 'a', struct: 'A', columns: 4 }], warnings: [] })
})

test('keeps the binary collation of MySQL after its type', async () => {
  const sql = 'CREATE TABLE a (x VARCHAR(40) BINARY NOT NULL, y text character set utf8mb4 binary, z char(3) ASCII)'
  const { code, warnings } = await run(sql, { jsonTag: false })
  expect(warnings).toEqual([])
  for (const type of ['varchar(40) BINARY;size:40;not null', 'text character set utf8mb4 BINARY', 'char(3) ASCII']) {
    expect(code).toContain(`;type:${type}`)
  }
})

test.each(['mysql', 'postgresql', 'sqlite', 'sqlserver'] as const)(
  'accepts names of JavaScript object properties in %s',
  async (dialect) => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
    const columns = names.map((name) => `${name} ${name}(3) DEFAULT ${name}`).join()
    const sql = names
      .map((name) => `CREATE TABLE ${name} (${columns}); CREATE INDEX ${name} ON ${name} (${name});`)
      .join('')
    const { tables, code } = await run(sql, { dialect, nullable: 'sql.Null' })
    expect(tables.map(({ table }) => table)).toEqual(names)
    expect(code).toContain('column:__proto__;type:__proto__(3)')
  },
)

test('reports the position of everything that cannot be parsed, and parses the rest', async () => {
  const { warnings, tables } = await run(
    'CREATE TABLE a (\n  id int WEIRD THING DEFAULT 1,\n  EXCLUDE (x)\n);\nMAKE ME A TABLE;',
  )
  expect(tables).toEqual([{ table: 'a', struct: 'A', columns: 1 }])
  expect(warnings.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 10, 'Skipped in a.id: WEIRD THING'],
    [3, 3, 'Skipped in a: EXCLUDE (x)'],
    [5, 1, 'Skipped: MAKE ME A TABLE'],
  ])
})

test('leaves out settings that GORM would mistake for an index, with a warning', async () => {
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
])('parses endless %s', async (_, sql) => {
  expect((await run(sql)).tables.length).toBeGreaterThan(0)
})

test('a table may have any number of columns', async () => {
  const columns = Array.from({ length: 130_000 }, (_, at) => `c${at} int`)
  const { code } = await run(`CREATE TABLE a (${columns.join(',')})`, { gormTag: false, jsonTag: false })
  expect(code.match(/ int32$/gm)).toHaveLength(130_000)
})

test.each(['', ' WITH (FORMAT csv)'])('rows after COPY … FROM stdin%s change no model', async (options) => {
  const tables = ['CREATE TABLE a (id int PRIMARY KEY);\n', 'CREATE TABLE b (id int PRIMARY KEY);\n']
  const rows = `COPY a (id) FROM stdin${options};\n1\tit's (\n\\.x\nCREATE TABLE c (d int);\n\\.\n`
  const plain = await run(tables.join(''), { dialect: 'postgresql' })
  expect(plain.tables).toHaveLength(2)
  expect(await run(tables.join(rows), { dialect: 'postgresql' })).toEqual(plain)
})
