import type { DialectOptions } from 'sql-formatter'
import type { KnownDialect } from './sql-rules.ts'

/** The names of the dialects in the library that formats statements. */
export const libraryNames = {
  mysql: 'mysql',
  postgresql: 'postgresql',
  sqlite: 'sqlite',
  sqlserver: 'transactsql',
  oracle: 'plsql',
  mariadb: 'mariadb',
  bigquery: 'bigquery',
  snowflake: 'snowflake',
  hive: 'hive',
  spark: 'spark',
  clickhouse: 'clickhouse',
  db2: 'db2',
  standard: 'sql',
} as const satisfies Record<KnownDialect, string>

/**
 * Corrects the library's words of a dialect. Operators that it lists as functions keep their case as if they were names;
 * words that begin statements of their own break lines wherever they are the name of a column; and a keyword of
 * ClickHouse, where names are case-sensitive, may be the name of a column nearly everywhere.
 */
export function correctedDialect(dialect: KnownDialect, language: DialectOptions): DialectOptions {
  const { tokenizerOptions: words } = language
  const reservedFunctionNames = words.reservedFunctionNames.filter((name) => !operators.test(name))
  const corrected = { ...words, reservedFunctionNames }
  if (dialect === 'sqlserver')
    corrected.reservedClauses = words.reservedClauses.filter((clause) => /\W/.test(clause) || serverClauses.has(clause))
  if (dialect === 'clickhouse') {
    corrected.reservedClauses = words.reservedClauses.filter((clause) => / /.test(clause) || houseClauses.has(clause))
    corrected.reservedKeywords = words.reservedKeywords.filter((word) => houseKeywords.has(word))
  }
  return { ...language, tokenizerOptions: corrected }
}

const operators = /^(?:(?:IS|NOT|LIKE|ILIKE|SOUNDS|MEMBER)(?: |$)|REGEXP$|RLIKE$|DIV$)/

const serverClauses = new Set(
  'WITH INTO FROM WHERE HAVING WINDOW OFFSET OPTION INSERT VALUES SET MERGE UPDATE DELETE ADD GO USE DENY GRANT REVOKE BACKUP RESTORE'.split(
    ' ',
  ),
)

/** What begins a part of a query, and is hardly a column: not FORMAT, SAMPLE and SETTINGS. */
const houseClauses = new Set(
  'SET WITH FROM PREWHERE WHERE HAVING QUALIFY LIMIT VALUES GRANT REVOKE USE EXPLAIN'.split(' '),
)

/** Its system tables have columns such as database, table and partition. */
const houseKeywords = new Set(
  'AND AS ASC ASOF BETWEEN BY CASE CREATE CROSS DESC DISTINCT DROP ELSE EXCEPT EXISTS FROM FULL GLOBAL GROUP HAVING ILIKE IN INNER INSERT INTERSECT INTO IS JOIN LIKE LIMIT NOT NULL ON OR ORDER OUTER OVER PREWHERE QUALIFY REGEXP SELECT THEN UNION USING VALUES WHEN WHERE WITH'.split(
    ' ',
  ),
)
