import type { SqlDialect } from './dialect.ts'

/** How a database splits SQL into tokens and statements. */
export interface SqlRules {
  /** Whether `#` or `//` begins a comment. */
  hasHashComments: boolean
  hasSlashComments: boolean
  /** Whether two dashes begin a comment only before a blank. */
  needsBlankAfterDashes: boolean
  hasNestedComments: boolean
  /** Whether comments that begin with an exclamation mark are executed. */
  runsComments: boolean
  /** Whether a backslash in a string escapes the next character. */
  hasBackslashes: boolean
  /** The meaning of double quotes. */
  doubleQuoted: 'string' | 'name'
  /** Whether names may be in brackets. */
  hasBrackets: boolean
  /** Whether strings may be dollar-quoted. */
  hasDollarQuotes: boolean
  /** Whether q'[…]' is a string. */
  hasChosenQuotes: boolean
  /** Whether strings may be between three quotes. */
  hasTripleQuotes: boolean
  /** Whether `DELIMITER` sets the end of a statement. */
  hasDelimiters: boolean
  /** Whether statements need no delimiter, and the body of a routine ends at GO. */
  hasBatches: boolean
  /** The beginning of client commands, which are not SQL. */
  commandSigns: string
}

const plain: SqlRules = {
  hasHashComments: false,
  hasSlashComments: false,
  needsBlankAfterDashes: false,
  hasNestedComments: false,
  runsComments: false,
  hasBackslashes: false,
  doubleQuoted: 'name',
  hasBrackets: false,
  hasDollarQuotes: false,
  hasChosenQuotes: false,
  hasTripleQuotes: false,
  hasDelimiters: false,
  hasBatches: false,
  commandSigns: '\\',
}

const mysql: SqlRules = {
  ...plain,
  hasHashComments: true,
  needsBlankAfterDashes: true,
  runsComments: true,
  hasBackslashes: true,
  doubleQuoted: 'string',
  hasDelimiters: true,
}

const hive: SqlRules = { ...plain, hasBackslashes: true, doubleQuoted: 'string' }

/** The rules of each database. */
export const sqlRules = {
  mysql,
  postgresql: { ...plain, hasNestedComments: true, hasDollarQuotes: true },
  sqlite: { ...plain, hasBrackets: true, commandSigns: '\\.' },
  sqlserver: { ...plain, hasNestedComments: true, hasBrackets: true, hasBatches: true, commandSigns: '\\:' },
  oracle: { ...plain, hasChosenQuotes: true },
  mariadb: mysql,
  bigquery: { ...hive, hasHashComments: true, hasTripleQuotes: true },
  snowflake: { ...plain, hasSlashComments: true, hasBackslashes: true, hasDollarQuotes: true },
  hive,
  spark: hive,
  clickhouse: { ...plain, hasHashComments: true, hasBackslashes: true },
  db2: { ...plain, hasNestedComments: true },
  standard: plain,
} satisfies Record<SqlDialect, SqlRules> & Record<string, SqlRules>

export type KnownDialect = keyof typeof sqlRules
