import type { Texts } from '#kit/texts.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { sentences } from './notes/sentences.ts'
import type * as operations from './operations.ts'

const dialects = { mysql: 'MySQL', postgresql: 'PostgreSQL', sqlite: 'SQLite', sqlserver: 'SQL Server' }

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'To GORM', description: 'Convert CREATE TABLE statements to GORM models.', done: 'Converted' },
    format: { title: 'Format', description: 'Format SQL, each clause on its own line.', done: 'Formatted' },
  },
  input: {
    sql: { label: 'SQL', help: 'CREATE TABLE and changes to tables: a migration or a whole dump' },
    dialect: {
      label: 'Database',
      help: 'Which database the SQL is for',
      choices: { auto: 'Detect', ...dialects },
    },
    structName: { label: 'Struct name', help: 'Of the first table; empty for its own name in the singular' },
    tableName: { label: 'Table name', help: 'What TableName returns for the first table; empty for its own name' },
    packageName: { label: 'Package name', help: 'The package of the file' },
    jsonTag: { label: 'JSON tags', help: 'The names of the columns for encoding/json' },
    gormTag: { label: 'GORM tags', help: 'Types, keys, indexes, defaults: what AutoMigrate needs' },
    comments: { label: 'Comments', help: 'As comments in Go and in the tags' },
    nullable: {
      label: 'Nullable columns',
      help: 'Go type of a column that may be null',
      choices: { regular: 'Plain type', pointer: 'Pointer', 'sql.Null': 'sql.Null types' },
    },
    tableNameMethod: { label: 'TableName method', help: 'Returns a table name that does not follow GORM’s convention' },
    associations: {
      label: 'Associations',
      help: 'Fields for foreign keys, with GORM tags only',
      choices: { 'belongs-to': 'Belongs To', both: 'Both directions', none: 'None' },
    },
    embedModel: {
      label: 'Embed gorm.Model',
      help: 'Where id, created_at, updated_at and deleted_at are all there, and nothing of them would be lost',
    },
    types: {
      label: 'Type mapping',
      help: 'Your own Go types for SQL types or single columns',
      columns: {
        sql: { label: 'SQL type', help: 'decimal, tinyint(1), bigint unsigned, or a column such as orders.total' },
        go: {
          label: 'Go type',
          help: 'decimal.Decimal, or with its import path: github.com/shopspring/decimal.Decimal',
        },
      },
    },
  },
  output: {
    sql: { label: 'SQL', help: 'The same statements, formatted' },
    code: { label: 'Go', help: 'A gofmt-formatted Go file' },
    tables: {
      label: 'Tables',
      help: 'What each table became',
      columns: {
        table: { label: 'Table', help: 'With its schema' },
        struct: { label: 'Struct', help: 'Its name in Go' },
        columns: { label: 'Columns', help: 'How many there are' },
      },
    },
    dialect: { label: 'Database', help: 'Which database the SQL was read for', choices: dialects },
    evidence: {
      label: 'Detected by',
      help: 'What in the SQL speaks for this database, the strongest first; empty where nothing does or you chose it',
    },
    warnings: {
      label: 'Warnings',
      help: 'What was skipped or not formatted, or can’t be expressed as a tag; first 1,000',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Message', help: 'What is missing in the code' },
        code: {
          label: 'Code',
          help: 'Machine-readable warning code',
          choices: sentencesIn(sentences, 'en'),
        },
        params: { label: 'Parameters', help: 'Values used in the message' },
      },
    },
  },
  guide: {
    steps: [
      'Paste CREATE TABLE statements, or drop a migration or a dump.',
      'Choose how nullable columns, foreign keys and tags are written.',
      'Copy or download the file, and check the warnings for what could not be converted.',
    ],
    questions: [
      {
        question: 'What is read from a dump?',
        answer:
          'Everything that makes tables: CREATE TABLE, ALTER TABLE, CREATE INDEX, COMMENT ON, enum types, SQL Server descriptions (extended properties). Data, settings and permissions are skipped; views, triggers and stored procedures are listed in the warnings.',
      },
      {
        question: 'Which libraries does the code need?',
        answer:
          'GORM and the standard library. JSON, UUIDs, arrays and enums are strings with their type in the tag, decimals are float64, unless you map a type to one of your own: decimal to decimal.Decimal, json to datatypes.JSON. The import is added.',
      },
      {
        question: 'Why do tags contain both type and size?',
        answer:
          'The type makes AutoMigrate write the column as it was; size, precision and scale are what GORM compares when it looks for changes.',
      },
      {
        question: 'What happens with deleted_at and created_at?',
        answer:
          'A nullable deleted_at becomes gorm.DeletedAt, so that GORM soft-deletes. created_at and updated_at are filled by GORM; create_time, gmt_modified and the like get a tag for it.',
      },
      {
        question: 'What can’t be expressed as a tag?',
        answer:
          'A primary key in another order than its columns, more checks than columns, an index whose condition has a semicolon. Each has a warning.',
      },
    ],
  },
}
