import type { SqlDialect } from './dialect.ts'

/** Evidence in a text for some databases, or against them. */
export interface DialectClue {
  pattern: RegExp
  /** From 6, for what no other database has, to -6, for what this one rejects. */
  weights: Partial<Record<SqlDialect, number>>
  /** Its display text, if not its source. */
  label?: string
}

/** Clues in the comments at the beginning of a file. */
export const headerClues: DialectClue[] = [
  { pattern: /\b(?:MySQL|MariaDB|phpMyAdmin SQL) dump\b/gi, weights: { mysql: 8 } },
  { pattern: /\bPostgreSQL database (?:cluster )?dump\b/gi, weights: { postgresql: 8 } },
  { pattern: /\b(?:server|server type|database|dialect|DBMS) ?: ?(?:mysql|mariadb)\b/gi, weights: { mysql: 6 } },
  { pattern: /\b(?:server|server type|database|dialect|DBMS) ?: ?postgres(?:ql)?\b/gi, weights: { postgresql: 6 } },
  { pattern: /\b(?:server|server type|database|dialect|DBMS) ?: ?sqlite/gi, weights: { sqlite: 6 } },
  {
    pattern: /\b(?:server|server type|database|dialect|DBMS) ?: ?(?:(?:microsoft )?sql ?server|mssql)\b/gi,
    weights: { sqlserver: 6 },
  },
]

/** Clues in statements without strings, comments and the contents of quoted names. */
export const clues: DialectClue[] = [
  // How names are quoted.
  { pattern: /``/g, label: '`…`', weights: { mysql: 2.5, sqlite: 1, postgresql: -6, sqlserver: -6 } },
  {
    pattern: /(?<![\w\])"])\[[a-z_][^[\]\n]{0,100}\]/gi,
    label: '[…]',
    weights: { sqlserver: 3, sqlite: 1.5, mysql: -6, postgresql: -6 },
  },
  {
    pattern: /""[ \t]{1,20}[a-z]|\b(?:table|exists|into|references) ""/gi,
    label: '"…"',
    weights: { postgresql: 1.2, sqlite: 1, sqlserver: 0.3, mysql: -3 },
  },
  { pattern: /\b(?:default|comment) ?=? ?""/gi, label: '"…"', weights: { mysql: 3, sqlite: 1, postgresql: -3 } },

  // MySQL and MariaDB.
  { pattern: /\bauto_increment\b/gi, weights: { mysql: 6 } },
  { pattern: /\bengine ?=/gi, weights: { mysql: 5 } },
  { pattern: /\/\*M?!\d/g, label: '/*!…', weights: { mysql: 5 } },
  { pattern: /\b(?:unsigned|zerofill)\b/gi, weights: { mysql: 3, sqlite: 0.3 } },
  { pattern: /\b(?:tiny|medium|long)(?:text|blob)\b|\bmediumint\b/gi, weights: { mysql: 4 } },
  {
    pattern: /\b(?:tiny|small|big)?int ?\(\d{1,3}\)/gi,
    weights: { mysql: 2, sqlite: 0.5, postgresql: -2, sqlserver: -2 },
  },
  { pattern: /\bdatetime\(\d\)/gi, weights: { mysql: 2, sqlite: 0.5, postgresql: -3, sqlserver: -1 } },
  { pattern: /\b(?:enum|set) ?\(''/gi, label: "ENUM('…')", weights: { mysql: 4 } },
  { pattern: /\bon update (?:current_timestamp|now)\b/gi, weights: { mysql: 5 } },
  { pattern: /\bcharset ?=|\bcharacter set\b|\bcollate ?=/gi, weights: { mysql: 3 } },
  { pattern: /\bcomment ?=? ?''/gi, label: "COMMENT '…'", weights: { mysql: 4 } },
  { pattern: /\b(?:unique|fulltext|spatial) key\b|\b(?:modify|change) column\b/gi, weights: { mysql: 3 } },
  { pattern: /^[ \t]{0,20}delimiter\b|\block tables\b/gim, weights: { mysql: 3 } },
  { pattern: /\bdouble\b(?! precision)/gi, weights: { mysql: 1.5, sqlite: 0.7, postgresql: -2, sqlserver: -2 } },

  // PostgreSQL.
  { pattern: /::/g, weights: { postgresql: 4 } },
  { pattern: /\$\$/g, label: '$$…$$', weights: { postgresql: 4 } },
  { pattern: /\b(?:big|small)?serial\b/gi, weights: { postgresql: 4, mysql: 0.3 } },
  { pattern: /\b(?:timestamptz|jsonb|bytea|tsvector|citext|inet|cidr|plpgsql)\b/gi, weights: { postgresql: 4 } },
  { pattern: /\b(?:pg_catalog|search_path|nextval|gen_random_uuid|uuid_generate_v4)\b/gi, weights: { postgresql: 5 } },
  {
    pattern: /\b(?:concurrently|unlogged|partition of|inherits|alter table only|create extension)\b/gi,
    weights: { postgresql: 5 },
  },
  { pattern: /\bowner to\b|\bas enum\b|\bfrom stdin\b/gi, weights: { postgresql: 5 } },
  { pattern: /\bcomment on\b|\bcreate domain\b|\bilike\b/gi, weights: { postgresql: 3 } },
  { pattern: /\bwith(?:out)? time zone\b|\bas identity\b/gi, weights: { postgresql: 4 } },
  { pattern: /\bcharacter varying\b|\bdouble precision\b/gi, weights: { postgresql: 2, sqlite: 0.2, mysql: 0.2 } },
  { pattern: /\b[a-z]{3,20}(?:\(\d{1,9}\))?\[\d{0,9}\]/gi, weights: { postgresql: 4 } },
  { pattern: /\busing (?:gin|gist|brin|spgist)\b/gi, weights: { postgresql: 5 } },
  { pattern: /^\\[a-z]/gim, label: '\\…', weights: { postgresql: 5 } },
  { pattern: /\buuid\b/gi, weights: { postgresql: 1.5, mysql: 0.3, sqlite: 0.2 } },

  // SQLite.
  { pattern: /\bautoincrement\b/gi, weights: { sqlite: 6 } },
  { pattern: /\bpragma\b|\bsqlite_\w{1,20}/gi, weights: { sqlite: 6 } },
  { pattern: /\bwithout rowid\b|\) ?strict\b|\bcreate virtual table\b|\busing fts\d/gi, weights: { sqlite: 6 } },
  { pattern: /^\.schema\b/gim, weights: { sqlite: 4 } },
  { pattern: /\bon conflict (?:replace|ignore|abort|fail|rollback)\b/gi, weights: { sqlite: 6 } },
  { pattern: /\binsert or (?:replace|ignore)\b|\bcollate (?:nocase|rtrim)\b/gi, weights: { sqlite: 5 } },
  { pattern: /\b(?:strftime|julianday|unixepoch)\(|\bdatetime\(''/gi, weights: { sqlite: 4 } },
  {
    // Scripts for other databases use `int`, or set the value themselves.
    pattern: /\binteger (?:not null )?primary key\b(?! auto_increment| generated)/gi,
    weights: { sqlite: 3, mysql: 0.2, postgresql: 0.3 },
  },
  {
    pattern: /\btext (?:not null )?(?:primary key|unique)\b/gi,
    weights: { sqlite: 2, postgresql: 1.5, mysql: -3, sqlserver: -3 },
  },
  { pattern: /\bblob\b/gi, weights: { sqlite: 1, mysql: 1, postgresql: -3, sqlserver: -2 } },
  { pattern: /\binteger\b/gi, weights: { sqlite: 0.4, postgresql: 0.3, sqlserver: -0.5 } },

  // SQL Server.
  {
    pattern:
      /\b(?:uniqueidentifier|datetime2|datetimeoffset|smalldatetime|rowversion|ntext|hierarchyid|sql_variant)\b/gi,
    weights: { sqlserver: 4 },
  },
  { pattern: /\b(?:non)?clustered\b|\browguidcol\b/gi, weights: { sqlserver: 5 } },
  { pattern: /\b(?:getdate|getutcdate|sysutcdatetime|newid|newsequentialid|object_id)\(/gi, weights: { sqlserver: 4 } },
  { pattern: /\bidentity ?\(\d{1,9}, ?\d{1,9}\)/gi, weights: { sqlserver: 5 } },
  { pattern: /^go[ \t]{0,20}\r?$/gim, weights: { sqlserver: 5 } },
  { pattern: /\((?:max)\)/gi, weights: { sqlserver: 4 } },
  { pattern: /\bdbo\b/gi, weights: { sqlserver: 4 } },
  { pattern: /\bnvarchar\b/gi, weights: { sqlserver: 1.5, sqlite: 0.7, mysql: 0.3, postgresql: -3 } },
  { pattern: /\bn''/gi, label: "N'…'", weights: { sqlserver: 1, mysql: 0.3, sqlite: 0.2 } },
  { pattern: /\bon \[?primary\]?$|\bset (?:ansi_nulls|quoted_identifier|nocount)\b/gim, weights: { sqlserver: 5 } },
  { pattern: /\bsp_addextendedproperty\b|\bpersisted\b|\bwith (?:no)?check add\b/gi, weights: { sqlserver: 5 } },
  { pattern: /\bdeclare @|^:(?:setvar|r|on)\b/gim, weights: { sqlserver: 4 } },
  { pattern: /\bperiod for system_time\b/gi, weights: { sqlserver: 3, mysql: 1 } },

  // Features of several databases.
  {
    pattern: /\bdatetime\b(?!\()/gi,
    weights: { mysql: 0.7, sqlite: 0.7, sqlserver: 0.7, postgresql: -3 },
  },
  { pattern: /\btinyint\b/gi, weights: { mysql: 1, sqlserver: 0.7, sqlite: 0.2, postgresql: -3 } },
  { pattern: /\bif not exists\b/gi, weights: { sqlserver: -3 } },
  { pattern: /\bbegin transaction;/gi, weights: { sqlite: 1, sqlserver: 0.5, postgresql: 0.2 } },
  { pattern: /\bbool(?:ean)?\b/gi, weights: { postgresql: 0.5, mysql: 0.3, sqlite: 0.3, sqlserver: -2 } },
]
