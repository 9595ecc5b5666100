import type { Texts } from '#kit/texts.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import type * as operations from './operations.ts'
import { sentences } from './sql/unformatted.ts'

export const en: Texts<typeof operations> = {
  operations: {
    format: { title: 'Format', description: 'Lay out SQL, statement by statement.', done: 'Formatted' },
    minify: { title: 'Minify', description: 'Write SQL on one line, without comments.', done: 'Minified' },
    fill: {
      title: 'Fill parameters',
      description: 'Put parameters into a statement: from a MyBatis, Hibernate or p6spy log, or from a list.',
      done: 'Filled',
    },
    inList: { title: 'IN list', description: 'Turn lines into a list for an IN condition.', done: 'Converted' },
  },
  input: {
    sql: { label: 'SQL', help: 'One statement, a script, or a log with statements' },
    text: { label: 'Values', help: 'One value per line; a single line is split at its commas' },
    dialect: {
      label: 'Dialect',
      help: 'Automatic tells MySQL, PostgreSQL, SQLite and SQL Server apart',
      choices: {
        auto: 'Automatic',
        mysql: 'MySQL',
        postgresql: 'PostgreSQL',
        sqlite: 'SQLite',
        sqlserver: 'SQL Server',
        oracle: 'Oracle',
        mariadb: 'MariaDB',
        bigquery: 'BigQuery',
        snowflake: 'Snowflake',
        hive: 'Hive',
        spark: 'Spark',
        clickhouse: 'ClickHouse',
        db2: 'Db2',
        standard: 'Standard SQL',
      },
    },
    indent: {
      label: 'Indent',
      help: 'Spaces per level, or a tab',
      choices: { tab: 'Tab' },
    },
    keywords: {
      label: 'Keywords',
      help: 'Also data types',
      choices: { upper: 'UPPERCASE', lower: 'lowercase', keep: 'As they are' },
    },
    functions: {
      label: 'Functions',
      help: 'The names of built-in functions',
      choices: { keep: 'As they are', upper: 'UPPERCASE', lower: 'lowercase' },
    },
    commas: {
      label: 'Commas',
      help: 'Where lines break at a comma',
      choices: { after: 'At the end of the line', before: 'At the start of the next line' },
    },
    logical: {
      label: 'AND, OR',
      help: 'Where lines break at AND or OR',
      choices: { before: 'At the start of the line', after: 'At the end of the line' },
    },
    lineWidth: { label: 'Line width', help: 'What fits in parentheses stays on one line' },
    blankLines: { label: 'Blank lines', help: 'Between statements' },
    comments: {
      label: 'Comments',
      help: 'MySQL’s /*! … */ is code and always stays',
      choices: { drop: 'Remove', keep: 'Keep', hints: 'Keep hints only' },
    },
    parameters: {
      label: 'Parameters',
      help: 'Empty for a log. Else JSON, name = value lines, or 1(Integer), a(String)',
    },
    style: {
      label: 'Placeholders',
      help: 'How the statement marks its parameters',
      choices: {
        auto: 'Automatic',
        mybatis: 'MyBatis log',
        question: '?',
        named: ':name, #{name}',
        dollar: '$1',
        at: '@name',
      },
    },
    quote: {
      label: 'Quotes',
      help: 'Automatic quotes everything unless all values are numbers',
      choices: { auto: 'Automatic', single: 'Single', double: 'Double', none: 'None' },
    },
    column: { label: 'Column', help: 'Optional; makes column IN (…) of the list' },
    batch: { label: 'Values per list', help: 'Oracle takes at most 1,000' },
    perLine: { label: 'Values per line', help: '0 for no line breaks' },
  },
  output: {
    sql: { label: 'SQL', help: 'The resulting statements' },
    statements: { label: 'Statements', help: 'How many statements there are' },
    warnings: {
      label: 'Warnings',
      help: 'Statements that were left as they are, and why; first 1,000',
      columns: {
        line: { label: 'Line', help: 'Counted from 1' },
        column: { label: 'Column', help: 'Counted from 1' },
        message: { label: 'Message', help: 'Why the statement was left as it is' },
        code: { label: 'Code', help: 'Machine-readable warning code', choices: sentencesIn(sentences, 'en') },
        params: { label: 'Parameters', help: 'Values used in the message' },
      },
    },
    size: { label: 'Size', help: 'The minified SQL in bytes of UTF-8' },
    filled: { label: 'Filled', help: 'How many places were filled' },
    missing: { label: 'Missing', help: 'Placeholders without a value' },
    unused: { label: 'Unused', help: 'Values without a placeholder' },
    count: { label: 'Values', help: 'How many values the list has' },
  },
  guide: {
    steps: [
      'Paste SQL, a log or a list, or drop a file.',
      'Choose what to do, and the dialect if it isn’t detected.',
      'Copy the result.',
    ],
    questions: [
      {
        question: 'How do I get an executable statement from a MyBatis log?',
        answer:
          'Choose Fill parameters and paste the lines with Preparing: and Parameters:. There may be several statements, of several threads, and other lines between them.',
      },
      {
        question: 'Can formatting change what a statement does?',
        answer:
          'Words, strings, comments and their order stay; that is checked on every result. A statement that can’t be read is left as it is, with a warning.',
      },
      {
        question: 'Are keywords used as names also changed?',
        answer:
          'An unquoted name that is a keyword, such as date, may change its case with the keywords. Choose “As they are” if your database distinguishes case in names.',
      },
      {
        question: 'Are there limits?',
        answer:
          'A text may have 2,000,000 characters. A single statement of more than 100,000 words and symbols, or with more than 40 levels of parentheses, is left as it is, with a warning.',
      },
    ],
  },
}
