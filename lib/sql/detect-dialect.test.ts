import { expect, test } from 'vitest'
import { detectDialect } from './detect-dialect.ts'
import type { SqlDialect } from './dialect.ts'

const files: [dialect: SqlDialect, what: string, sql: string][] = [
  [
    'mysql',
    "one N'…' among backticks",
    "CREATE TABLE `a` (`at` TIMESTAMP);\nINSERT INTO `a` VALUES (N'2026-01-05');\n",
  ],
  [
    'mysql',
    "N'…' in each row",
    `DROP TABLE IF EXISTS \`Genre\`;\nCREATE TABLE \`Genre\` (\`GenreId\` INT NOT NULL, \`Name\` NVARCHAR(120));\n${"INSERT INTO `Genre` (`GenreId`, `Name`) VALUES (1, N'Rock');\n".repeat(300)}`,
  ],
  [
    'mysql',
    'words of others in its data',
    "CREATE TABLE a (id int unsigned);\nINSERT INTO a VALUES ('[dbo].[x] GO nvarchar(max) ::text jsonb PRAGMA AUTOINCREMENT $$');\n",
  ],
  [
    'mysql',
    'words of others in its comments',
    '-- like serial in PostgreSQL, jsonb, nextval\n/* AUTOINCREMENT PRAGMA */\nCREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY);\n',
  ],
  ['mysql', 'a dump that says so', '-- MySQL dump 10.13  Distrib 8.0.36\n\nCREATE TABLE a (id int, b text);\n'],
  [
    'mysql',
    'quotes escaped by backslashes',
    "CREATE TABLE a (id int unsigned);\nINSERT INTO a VALUES ('it\\'s; AUTOINCREMENT PRAGMA x', 'C:\\\\');\nCREATE TABLE b (id mediumint);\n",
  ],
  ['mysql', 'nothing', 'CREATE TABLE a (id int, b varchar(20));\n'],
  ['sqlserver', 'names in brackets alone', 'CREATE TABLE [Users] ([Id] INT, [Name] VARCHAR(20));\n'],
  [
    'sqlserver',
    'names in brackets on lines of their own',
    'CREATE TABLE [Users]\n(\n\t[Id] int not null,\n\t[Born] timestamp\n)\n',
  ],
  ['sqlserver', 'its types and batches', 'CREATE TABLE Users (Id int IDENTITY(1,1), Name nvarchar(max))\nGO\n'],
  [
    'sqlserver',
    'rows without semicolons',
    "CREATE TABLE Users (Id int, Name varchar(20))\nINSERT Users VALUES (1, N'a')\nINSERT Users VALUES (2, N'AUTOINCREMENT')\nGO\n",
  ],
  ['sqlite', 'INTEGER PRIMARY KEY', 'CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT);\n'],
  [
    'sqlite',
    'INTEGER PRIMARY KEY in double quotes',
    'CREATE TABLE "a" (\n  "id" integer not null primary key,\n  "name" text\n);\n',
  ],
  [
    'sqlite',
    'INTEGER PRIMARY KEY in backticks',
    'CREATE TABLE IF NOT EXISTS `a` (`id` INTEGER PRIMARY KEY, `name` TEXT NOT NULL);\n',
  ],
  ['sqlite', 'INTEGER PRIMARY KEY in brackets', 'CREATE TABLE [a] ([id] INTEGER PRIMARY KEY, [name] NVARCHAR(20));\n'],
  ['sqlite', 'INTEGER PRIMARY KEY with blanks', 'CREATE TABLE a (id  INTEGER\tPRIMARY  KEY, name VARCHAR(20));\n'],
  [
    'sqlite',
    "one N'…' in a dump",
    "PRAGMA foreign_keys=OFF;\nCREATE TABLE a (at TIMESTAMP);\nINSERT INTO a VALUES (N'x');\n",
  ],
  [
    'sqlite',
    'a script that says so',
    '/*******\n   Script: Shop_Sqlite.sql\n   DB Server: Sqlite\n*******/\nCREATE TABLE [Album]\n(\n    [AlbumId] INTEGER  NOT NULL,\n    [Title] NVARCHAR(160)  NOT NULL,\n    CONSTRAINT [PK_Album] PRIMARY KEY  ([AlbumId])\n);\n',
  ],
  [
    'sqlite',
    'a datetime in double quotes, which PostgreSQL has not',
    'CREATE TABLE "a" ("id" TEXT PRIMARY KEY, "at" DATETIME, "raw" BLOB);\n',
  ],
  ['postgresql', 'arrays and identity', 'CREATE TABLE a (id bigint GENERATED ALWAYS AS IDENTITY, tags text[]);\n'],
  [
    'postgresql',
    'names in double quotes',
    'CREATE TABLE "a" (\n  "id" bigint PRIMARY KEY,\n  "name" varchar(20)\n);\n',
  ],
  [
    'postgresql',
    'rows after COPY',
    'COPY public.a (id, b) FROM stdin;\n1\tAUTO_INCREMENT `x` ENGINE=InnoDB\n\\.\nALTER TABLE ONLY public.a ADD PRIMARY KEY (id);\n',
  ],
  [
    'postgresql',
    'bodies of functions',
    "CREATE FUNCTION f() RETURNS text LANGUAGE sql AS $body$ SELECT '`a` `b`' || ` $body$;\nCREATE TABLE a (at timestamptz);\n",
  ],
]

test.each(files)('detects %s by %s', (dialect, _, sql) => {
  expect(detectDialect(sql)).toMatchObject({ dialect })
})

test('lists the evidence, the strongest first', () => {
  const sql =
    "CREATE TABLE `a` (`id` int(11) unsigned AUTO_INCREMENT, `at` timestamp) ENGINE=InnoDB;\nINSERT INTO `a` VALUES (N'x');"
  expect(detectDialect(sql).evidence).toEqual(['AUTO_INCREMENT', 'ENGINE=', '`…`', 'unsigned', 'int(11)'])
  expect(detectDialect('CREATE TABLE a (id int);').evidence).toEqual([])
})

test('reads all of a long text', () => {
  const sql = `CREATE TABLE a (id int);\n${'INSERT INTO a VALUES (1);\n'.repeat(100_000)}CREATE TABLE b (id uuid DEFAULT gen_random_uuid());`
  expect(detectDialect(sql).dialect).toBe('postgresql')
})

test.each(['$a$ ', "'", '"', '`', '[', '/*', '$$', '--', 'N', '\\', 'VALUES ', "'\\'"])(
  'reads 50,000 times %j in linear time',
  (sign) => {
    const numbered = Array.from({ length: 50_000 }, (_, at) => sign.replace('a', `a${at}`)).join('')
    expect(detectDialect(numbered).evidence.length).toBeLessThan(10)
  },
)
