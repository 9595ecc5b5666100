import type { DialectOptions } from 'sql-formatter'
import type { KnownDialect } from './sql-rules.ts'

/** Loads a dialect of the library that formats statements, alone: all twenty are 170 kB, and take 12 ms to set up. */
export async function loadDialect(dialect: KnownDialect): Promise<DialectOptions> {
  return correctedDialect(dialect, (await modules[dialect]()).default)
}

// The library exports all dialects at once: a module for each makes it a chunk of its own.
const modules: Record<KnownDialect, () => Promise<{ default: DialectOptions }>> = {
  mysql: () => import('./dialects/mysql.ts'),
  postgresql: () => import('./dialects/postgresql.ts'),
  sqlite: () => import('./dialects/sqlite.ts'),
  sqlserver: () => import('./dialects/sqlserver.ts'),
  oracle: () => import('./dialects/oracle.ts'),
  mariadb: () => import('./dialects/mariadb.ts'),
  bigquery: () => import('./dialects/bigquery.ts'),
  snowflake: () => import('./dialects/snowflake.ts'),
  hive: () => import('./dialects/hive.ts'),
  spark: () => import('./dialects/spark.ts'),
  clickhouse: () => import('./dialects/clickhouse.ts'),
  db2: () => import('./dialects/db2.ts'),
  standard: () => import('./dialects/standard.ts'),
}

/**
 * Corrects the library's words of a dialect. Operators that it lists as functions keep their case as if they were names;
 * words that begin statements of their own break lines wherever they are the name of a column; and a keyword of
 * ClickHouse, where names are case-sensitive, may be the name of a column nearly everywhere.
 */
function correctedDialect(dialect: KnownDialect, language: DialectOptions): DialectOptions {
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
