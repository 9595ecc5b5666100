export type SqlDialect = 'mysql' | 'postgresql' | 'sqlite' | 'sqlserver'

/**
 * Tells which database a text was written for by the words and signs that it alone has. What has none of them is taken for
 * PostgreSQL where names stand in double quotes, else for MySQL.
 */
export function detectDialect(sql: string): SqlDialect {
  const text = sql.slice(0, mostRead)
  const scores = signs.map(([dialect, pattern, weight]) => ({
    ...{ dialect, score: (text.match(pattern)?.length ?? 0) * weight },
  }))
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  if (best && best.score > 0) return best.dialect
  return /^\s{0,8}"\w/m.test(text) ? 'postgresql' : 'mysql'
}

const mostRead = 500_000

/** How much a sign counts: those of SQLite are few, and what else it says others say too. */
const signs: [SqlDialect, RegExp, weight: number][] = [
  [
    'mysql',
    /`|\b(?:AUTO_INCREMENT|UNSIGNED|ZEROFILL|TINYINT\(1\)|MEDIUMTEXT|LONGTEXT|MEDIUMINT|DATETIME\(\d\))|\bENGINE ?=|\/\*!\d|\bON UPDATE CURRENT_TIMESTAMP|\bENUM ?\('/gi,
    1,
  ],
  [
    'postgresql',
    /::|\$\$|\b(?:BIG|SMALL)?SERIAL\b|\b(?:TIMESTAMPTZ|JSONB|BYTEA|TSVECTOR|CITEXT|INET|pg_catalog|nextval|CONCURRENTLY|PLPGSQL)\b|\bCOMMENT ON\b|\bOWNER TO\b|\bcharacter varying\b|\bwith(?:out)? time zone\b|\bAS IDENTITY\b|\bAS ENUM\b|\bDOUBLE PRECISION\b|\w\[\]|\bUSING gin\b|\bgen_random_uuid\b|\bPARTITION OF\b|\bINHERITS\b|\bUNLOGGED\b/gi,
    1,
  ],
  [
    'sqlite',
    /\b(?:AUTOINCREMENT|PRAGMA|sqlite_\w{1,20})\b|\bWITHOUT ROWID\b|\) ?STRICT\b|\bON CONFLICT (?:REPLACE|IGNORE|ABORT|FAIL)\b|^\.schema\b|\bUSING fts\d/gim,
    10,
  ],
  [
    'sqlserver',
    /\[\w+\](?= ?[[.(,])|\b(?:NVARCHAR|UNIQUEIDENTIFIER|DATETIME2|DATETIMEOFFSET|NONCLUSTERED|CLUSTERED|GETDATE|NEWID|SMALLDATETIME|sp_addextendedproperty|ROWGUIDCOL)\b|\bIDENTITY ?\(\d|^GO\r?$|\bMAX\)|\bN'/gim,
    1,
  ],
]
