import type { Texts } from '#kit/texts.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { charsetNames } from '#lib/charset/file-charset.ts'
import type * as operations from './operations.ts'
import { sentences } from './source/sentences.ts'

const noteColumns = {
  line: { label: 'Line', help: 'Counted from 1' },
  column: { label: 'Column', help: 'Counted from 1' },
  message: { label: 'Message', help: 'What was found there' },
  code: { label: 'Code', help: 'Machine-readable code', choices: sentencesIn(sentences, 'en') },
  params: { label: 'Parameters', help: 'Values used in the message' },
}

const delimiters = {
  comma: 'Comma ,',
  tab: 'Tab',
  semicolon: 'Semicolon ;',
  pipe: 'Pipe |',
  space: 'Spaces',
}

export const en = {
  operations: {
    toJson: { title: 'To JSON', description: 'Convert a table to JSON.', done: 'Converted' },
    fromJson: { title: 'From JSON', description: 'Convert JSON to CSV.', done: 'Converted' },
    convert: {
      title: 'To other formats',
      description: 'Convert a table to CSV, TSV, Markdown, HTML, LaTeX or text.',
      done: 'Converted',
    },
    toSql: { title: 'To SQL', description: 'Write CREATE TABLE and INSERT statements of a table.', done: 'Converted' },
    clean: { title: 'Clean up', description: 'Trim, deduplicate, sort and select columns.', done: 'Cleaned' },
    inspect: { title: 'Inspect', description: 'Show the columns, their types and the problems of a table.' },
    fromXlsx: { title: 'From Excel', description: 'Convert a sheet of an XLSX workbook to CSV.', done: 'Converted' },
    toXlsx: { title: 'To Excel', description: 'Convert a table to an XLSX workbook.', done: 'Converted' },
  },
  input: {
    source: { label: 'Table', help: 'CSV, TSV, or cells copied from Excel' },
    delimiter: {
      label: 'Delimiter',
      help: 'What separates the cells',
      choices: { auto: 'Detect', ...delimiters },
    },
    header: { label: 'Header row', help: 'The first row has the names of the columns' },
    types: { label: 'Detect types', help: 'Columns of numbers only become numbers; codes such as 0012 stay text' },
    empty: {
      label: 'Empty cells',
      help: 'What they become',
      choices: { text: 'Empty text', null: 'null', omit: 'Leave out' },
    },
    nested: {
      label: 'Nesting',
      help: 'Columns such as user.name as objects within objects',
      choices: { dots: 'Columns such as user.name', json: 'JSON in one cell' },
    },
    layout: {
      label: 'Layout',
      help: 'How rows are written',
      choices: {
        objects: 'List of objects',
        arrays: 'List of lists',
        columns: 'Object of columns',
        lines: 'One object per line (NDJSON)',
      },
    },
    indent: { label: 'Indent', help: 'Spaces; 0 writes one line' },
    json: { label: 'JSON', help: 'A list of objects or lists, or one object per line' },
    quote: {
      label: 'Quotes',
      help: 'Around cells',
      choices: { needed: 'Where needed', always: 'Always' },
    },
    lineEnd: { label: 'Line breaks', help: 'RFC 4180 and Excel use CRLF', choices: { crlf: 'CRLF', lf: 'LF' } },
    bom: { label: 'Byte order mark', help: 'Lets Excel read Chinese and accents in UTF-8' },
    guard: { label: 'Guard against formulas', help: 'Puts an apostrophe before text that starts with = + - or @' },
    to: {
      label: 'Format',
      help: 'What to write',
      choices: {
        csv: 'CSV',
        tsv: 'TSV (for Excel)',
        markdown: 'Markdown table',
        html: 'HTML table',
        text: 'Aligned text',
        latex: 'LaTeX table',
        ndjson: 'NDJSON',
      },
    },
    table: { label: 'Table name', help: 'Of the database; a schema may come first: public.users' },
    dialect: {
      label: 'Database',
      help: 'Whose SQL to write',
      choices: {
        mysql: 'MySQL, MariaDB',
        postgresql: 'PostgreSQL',
        sqlite: 'SQLite',
        sqlserver: 'SQL Server',
        oracle: 'Oracle',
      },
    },
    create: { label: 'CREATE TABLE', help: 'With types that fit all cells' },
    batch: { label: 'Rows per statement', help: 'At most 1,000 for SQL Server and 500 for Oracle' },
    onConflict: {
      label: 'Existing rows',
      help: 'When the keys are there already',
      choices: { none: 'Fail', ignore: 'Keep', update: 'Update' },
    },
    keys: { label: 'Key columns', help: 'They identify a row and become the primary key' },
    trim: { label: 'Trim cells', help: 'Remove whitespace at both ends' },
    emptyRows: { label: 'Remove empty rows', help: 'Rows in which nothing is filled in' },
    duplicates: { label: 'Remove duplicate rows', help: 'Keep the first of equal rows' },
    pad: { label: 'Pad short rows', help: 'Fill up with empty cells' },
    select: { label: 'Columns', help: 'Names or numbers, in this order; empty keeps all' },
    sortBy: { label: 'Sort by', help: 'Name or number of a column; empty rows of it come last' },
    descending: { label: 'Descending', help: 'The largest first' },
    file: { label: 'Excel file', help: 'An XLSX workbook' },
    sheet: { label: 'Sheet', help: 'Its name; empty for the first' },
    values: {
      label: 'Values',
      help: 'Shown ones are formatted as in Excel; raw ones have all digits, and dates are numbers',
      choices: { shown: 'As shown', raw: 'Raw' },
    },
  },
  output: {
    json: { label: 'JSON', help: 'The rows as JSON' },
    csv: { label: 'CSV', help: 'The resulting table' },
    text: { label: 'Result', help: 'The table in the chosen format' },
    sql: { label: 'SQL', help: 'Statements to run' },
    rows: { label: 'Rows', help: 'Without the header' },
    columns: {
      label: 'Columns',
      help: 'Their number, or what is in each',
      columns: {
        name: { label: 'Name', help: 'From the header' },
        type: {
          label: 'Type',
          help: 'Fits every filled cell',
          choices: {
            text: 'Text',
            integer: 'Whole number',
            decimal: 'Decimal number',
            boolean: 'True or false',
            date: 'Date',
            datetime: 'Date and time',
            empty: 'Empty',
          },
        },
        filled: { label: 'Filled', help: 'Cells that are not empty' },
        distinct: { label: 'Distinct', help: 'Different values' },
        min: { label: 'Min', help: 'The smallest value' },
        max: { label: 'Max', help: 'The largest value' },
      },
    },
    warnings: { label: 'Warnings', help: 'What is odd about the input; first 1,000', columns: noteColumns },
    problems: { label: 'Problems', help: 'What is odd about the table; first 1,000', columns: noteColumns },
    delimiter: { label: 'Delimiter', help: 'Detected', choices: delimiters },
    charset: {
      label: 'Text encoding',
      help: 'Detected from the bytes of the file',
      choices: charsetNames,
    },
    changes: {
      label: 'Changes',
      help: 'What was done',
      columns: { en: { label: 'English', help: 'In English' }, zh: { label: 'Chinese', help: 'In Chinese' } },
    },
    sheets: { label: 'Sheets', help: 'All sheets of the workbook' },
    file: { label: 'Excel file', help: 'The workbook' },
  },
  guide: {
    steps: [
      'Paste a table, copied from Excel or as CSV, or drop a file.',
      'Choose what to make of it: JSON, SQL, Markdown, an Excel file, or a clean table.',
      'Copy or download the result; warnings name the lines that are odd.',
    ],
    questions: [
      {
        question: 'Are zeros and long numbers kept?',
        answer:
          'Yes. A column becomes numbers only if all of its cells are; with 0012, 1e5 or IDs of 16 digits and more in it, it stays text. Numbers keep full precision.',
      },
      {
        question: 'Why does Excel show garbled characters in a CSV?',
        answer:
          'Excel reads CSV in the old encoding of your system. Turn on the byte order mark, or convert to XLSX. The other way round, files in GBK are recognized here by their bytes.',
      },
      {
        question: 'What happens to broken quotes and short rows?',
        answer:
          'A stray quote is kept and the line is named in the warnings, and so are rows with too few or too many cells. Only a quote that is never closed is an error, since the rest of the file would be one cell.',
      },
      {
        question: 'Are formulas of an Excel file calculated?',
        answer: 'No. The values that Excel saved are used, as shown or raw. Macros are never run.',
      },
    ],
  },
} satisfies Texts<typeof operations>
