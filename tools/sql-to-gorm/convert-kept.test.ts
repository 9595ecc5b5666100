import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { convert } from './operations.ts'

const run = async (dialect: 'mysql' | 'postgresql' | 'sqlite' | 'sqlserver', sql: string) => {
  const { code, warnings } = await perform(convert, { sql, dialect, jsonTag: false })
  return { code, said: warnings.map(({ message }) => message) }
}

test('zerofill, which makes a number unsigned, stands in the type', async () => {
  const { code, said } = await run('mysql', 'CREATE TABLE a (x int(5) zerofill, y int unsigned zerofill)')
  expect(code).toContain('X uint32 `gorm:"column:x;type:int(5) unsigned zerofill"`')
  expect(code).toContain('`gorm:"column:y;type:int unsigned zerofill"`')
  expect(said).toEqual([])
})

test('INVISIBLE and SRID of MySQL stand behind the type', async () => {
  const { code, said } = await run(
    'mysql',
    'CREATE TABLE a (id int, x varchar(9) COLLATE utf8mb4_bin INVISIBLE, p point NOT NULL SRID 4326, v int VISIBLE)',
  )
  expect(code).toContain('type:varchar(9) COLLATE utf8mb4_bin INVISIBLE;')
  expect(code).toContain('type:point SRID 4326;not null')
  expect(code).toContain('"column:v;type:int"')
  expect(said).toEqual([])
})

test.each([
  [
    'mysql',
    'CREATE TABLE a (id int) ENGINE=InnoDB PARTITION BY HASH(id) PARTITIONS 4',
    'PARTITION BY HASH(id) PARTITIONS 4',
  ],
  ['mysql', 'CREATE TABLE a (id int); ALTER TABLE a PARTITION BY KEY(id)', 'PARTITION BY KEY(id)'],
  ['postgresql', 'CREATE TABLE a (id int) PARTITION BY RANGE (id)', 'PARTITION BY RANGE (id)'],
  ['mysql', 'CREATE TABLE a (id int COLUMN_FORMAT FIXED)', 'COLUMN_FORMAT FIXED'],
  ['postgresql', 'CREATE TABLE a (id text COMPRESSION lz4)', 'COMPRESSION lz4'],
  ['sqlserver', "CREATE TABLE a (id int MASKED WITH (FUNCTION = 'default()'))", "MASKED WITH (FUNCTION = 'default()')"],
  ['sqlserver', 'CREATE TABLE a (id int SPARSE NULL)', 'SPARSE'],
  ['sqlite', 'CREATE TABLE a (id int UNIQUE ON CONFLICT IGNORE)', 'ON CONFLICT IGNORE'],
  ['postgresql', 'CREATE TABLE a (id int UNIQUE NULLS NOT DISTINCT)', 'NULLS NOT DISTINCT'],
  ['postgresql', 'CREATE TABLE a (id int, UNIQUE (id) DEFERRABLE INITIALLY DEFERRED)', 'DEFERRABLE INITIALLY DEFERRED'],
  ['postgresql', 'CREATE TABLE a (id int, PRIMARY KEY (id) DEFERRABLE)', 'DEFERRABLE'],
  ['postgresql', 'CREATE TABLE a (id int REFERENCES b (id) ON DELETE CASCADE DEFERRABLE)', 'DEFERRABLE'],
  [
    'postgresql',
    'CREATE TABLE a (id int, FOREIGN KEY (id) REFERENCES b (id) MATCH FULL DEFERRABLE INITIALLY DEFERRED)',
    'MATCH FULL DEFERRABLE INITIALLY DEFERRED',
  ],
  ['postgresql', 'CREATE TABLE a (id int REFERENCES b (id) ON DELETE SET NULL (id))', 'SET NULL (id)'],
  ['mysql', 'CREATE TABLE a (id int CHECK (id > 0) NOT ENFORCED)', 'NOT ENFORCED'],
] as const)('%s: what no tag can express of %s is named', async (dialect, sql, clause) => {
  const { said } = await run(dialect, sql)
  expect(said.filter((message) => message.startsWith('Skipped'))).toEqual([
    expect.stringMatching(/^Skipped in a(?:\.id)?: /),
  ])
  expect(said.join()).toContain(`: ${clause}`)
})

test.each([
  ['postgresql', 'CREATE TABLE a (id int REFERENCES a (id) NOT DEFERRABLE INITIALLY IMMEDIATE MATCH SIMPLE)'],
  ['mysql', 'CREATE TABLE a (id int CHECK (id > 0) ENFORCED) ENGINE=InnoDB'],
  ['postgresql', 'CREATE TABLE a (id int UNIQUE NULLS DISTINCT)'],
] as const)('%s: what is so anyway needs no warning: %s', async (dialect, sql) => {
  expect((await run(dialect, sql)).said).toEqual([])
})

test('operator classes, collations and the place of nulls of an index come through', async () => {
  const { code, said } = await run(
    'postgresql',
    `CREATE TABLE a (doc jsonb, name text, "Tag" text);
    CREATE INDEX a_doc ON a USING gin (doc jsonb_path_ops);
    CREATE INDEX a_name ON a (name COLLATE "C" text_pattern_ops DESC NULLS LAST);
    CREATE INDEX a_tag ON a USING gist ("Tag" gist_trgm_ops(siglen = 32));
    CREATE INDEX a_low ON a (lower(name) COLLATE "de_DE" varchar_pattern_ops ASC NULLS FIRST);
    CREATE INDEX a_plain ON a (name COLLATE "C")`,
  )
  expect(code).toContain('index:a_doc,expression:doc jsonb_path_ops,type:gin')
  expect(code).toContain('index:a_name,expression:name COLLATE \\"C\\" text_pattern_ops,sort:desc nulls last')
  expect(code).toContain('index:a_tag,expression:\\"Tag\\" gist_trgm_ops(siglen = 32),type:gist')
  expect(code).toContain('expression:lower(name) COLLATE \\"de_DE\\" varchar_pattern_ops,sort:asc nulls first')
  expect(code).toContain('index:a_plain,collate:\\"C\\"')
  expect(said).toEqual([])
})

test('the options of an index come through', async () => {
  const { code, said } = await run(
    'postgresql',
    `CREATE TABLE a (id int, b int);
    CREATE UNIQUE INDEX a_b ON a (b) INCLUDE (id) NULLS NOT DISTINCT WITH (fillfactor = 70) WHERE b > 0;
    ALTER TABLE a ADD CONSTRAINT a_id UNIQUE NULLS NOT DISTINCT (id)`,
  )
  expect(code).toContain('where:b > 0,option:INCLUDE (id) NULLS NOT DISTINCT WITH (fillfactor = 70)')
  expect(code).toContain('uniqueIndex:a_id,option:NULLS NOT DISTINCT')
  expect(said).toEqual([])
  const mysql = await run('mysql', 'CREATE TABLE a (id int, KEY a_id (id) INVISIBLE, KEY a_v (id) VISIBLE)')
  expect(mysql.code).toContain('index:a_id,option:INVISIBLE;index:a_v"')
})

test('a type that the database has to have first is named', async () => {
  const { said } = await run(
    'postgresql',
    `CREATE TYPE mood AS ENUM ('sad', 'ok');
    CREATE DOMAIN age AS int CHECK (VALUE > 0);
    CREATE TYPE place AS (x int, y int);
    CREATE TABLE a (id int, m mood, n age)`,
  )
  expect(said).toEqual([
    'AutoMigrate doesn’t create the type mood: create it first',
    'AutoMigrate doesn’t create the type age: create it first',
    'AutoMigrate doesn’t create the type place: create it first',
  ])
})
