import type { Texts } from '#kit/texts.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { sentences } from './notes/sentences.ts'
import type * as operations from './operations.ts'

const dialects = { mysql: 'MySQL', postgresql: 'PostgreSQL', sqlite: 'SQLite', sqlserver: 'SQL Server' }

export const en: Texts<typeof operations> = {
  operations: {
    convert: { title: 'To GORM', description: 'Write tables as Go structs for GORM.', done: 'Converted' },
    format: { title: 'Format', description: 'Lay out SQL, each clause on its line.', done: 'Formatted' },
  },
  input: {
    sql: { label: 'SQL', help: 'CREATE TABLE and what changes tables: a migration or a whole dump' },
    dialect: {
      label: 'Database',
      help: 'Whose SQL it is',
      choices: { auto: 'Detect', ...dialects },
    },
    structName: { label: 'Struct name', help: 'Of the first table; empty for its own in the singular' },
    tableName: { label: 'Table name', help: 'What TableName gives for the first table; empty for its own' },
    packageName: { label: 'Package name', help: 'The package of the file' },
    jsonTag: { label: 'JSON tags', help: 'The names of the columns for encoding/json' },
    gormTag: { label: 'GORM tags', help: 'Types, keys, indexes, defaults: what AutoMigrate needs' },
    comments: { label: 'Comments', help: 'As comments in Go and in the tags' },
    nullable: {
      label: 'Nullable columns',
      help: 'How a column that may be null is written',
      choices: { regular: 'As any other', pointer: 'Pointer', 'sql.Null': 'sql.Null types' },
    },
    tableNameMethod: { label: 'TableName method', help: 'Tells GORM the table where its name follows no rule' },
    associations: {
      label: 'Associations',
      help: 'Fields for foreign keys, with GORM tags only',
      choices: { 'belongs-to': 'To the other table', both: 'Both ways', none: 'None' },
    },
    embedModel: { label: 'Embed gorm.Model', help: 'Where id, created_at, updated_at and deleted_at are all there' },
  },
  output: {
    sql: { label: 'SQL', help: 'The same statements, laid out' },
    code: { label: 'Go', help: 'A file of Go as gofmt lays it out' },
    tables: {
      label: 'Tables',
      help: 'What became of each table',
      columns: {
        table: { label: 'Table', help: 'With its schema' },
        struct: { label: 'Struct', help: 'Its name in Go' },
        columns: { label: 'Columns', help: 'How many there are' },
      },
    },
    dialect: { label: 'Database', help: 'Whose SQL it was read as', choices: dialects },
    warnings: {
      label: 'Warnings',
      help: 'What was not read, or cannot stand in a tag; the first thousand',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Message', help: 'What is missing in the code' },
        code: {
          label: 'Code',
          help: 'Which kind of warning this is, for programs',
          choices: sentencesIn(sentences, 'en'),
        },
        params: { label: 'Params', help: 'What the sentence of this kind is filled with' },
      },
    },
  },
  guide: {
    steps: [
      'Paste CREATE TABLE statements, or drop a migration or a dump.',
      'Choose how nullable columns, foreign keys and tags are written.',
      'Copy or download the file; the warnings name each line that was not read.',
    ],
    questions: [
      {
        question: 'What is read of a dump?',
        answer:
          'All that makes tables: CREATE TABLE, ALTER TABLE, CREATE INDEX, COMMENT ON, enum types, descriptions of SQL Server. Data, settings and rights are passed over; views, triggers and routines are named in the warnings.',
      },
      {
        question: 'Which libraries does the code need?',
        answer:
          'GORM and the standard library. JSON, UUIDs, arrays and enums are strings with their type in the tag, decimals are float64; take types of your own where you need more.',
      },
      {
        question: 'Why do tags hold type and size?',
        answer:
          'The type makes AutoMigrate write the column as it was; size, precision and scale are what GORM compares when it looks for changes.',
      },
      {
        question: 'What happens with deleted_at and created_at?',
        answer:
          'A nullable deleted_at becomes gorm.DeletedAt, so that GORM deletes softly. created_at and updated_at are filled by GORM; create_time, gmt_modified and the like get a tag for it.',
      },
      {
        question: 'What can a tag not hold?',
        answer:
          'A primary key in another order than its columns, more checks than columns, an index whose condition has a semicolon. A warning names each.',
      },
    ],
  },
}
