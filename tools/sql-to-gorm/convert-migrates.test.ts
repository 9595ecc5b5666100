import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { type MigratedColumn, migrate } from './fixtures/migrate.ts'
import { convert } from './operations.ts'

type Dialect = 'mysql' | 'postgresql' | 'sqlite' | 'sqlserver'

const types: Record<Dialect, [sql: string, goType: string][]> = {
  mysql: [
    ['bigint unsigned', 'uint64'],
    ['int', 'int32'],
    ['tinyint(1)', 'bool'],
    ['varchar(64)', 'string'],
    ['decimal(10,2)', 'float64'],
    ["enum('a','b;c')", 'string'],
    ['datetime(3)', 'time.Time'],
    ['longtext', 'string'],
    ['varbinary(16)', '[]byte'],
  ],
  postgresql: [
    ['bigint', 'int64'],
    ['smallint', 'int16'],
    ['boolean', 'bool'],
    ['character varying(20)', 'string'],
    ['numeric(12,4)', 'float64'],
    ['timestamp(3) with time zone', 'time.Time'],
    ['text[]', 'string'],
    ['jsonb', 'string'],
    ['bytea', '[]byte'],
  ],
  sqlite: [
    ['integer', 'int64'],
    ['text', 'string'],
    ['real', 'float64'],
    ['blob', '[]byte'],
    ['datetime', 'time.Time'],
    ['varchar(20)', 'string'],
  ],
  sqlserver: [
    ['bigint', 'int64'],
    ['bit', 'bool'],
    ['nvarchar(max)', 'string'],
    ['decimal(18,2)', 'float64'],
    ['datetime2(7)', 'time.Time'],
    ['tinyint', 'uint8'],
  ],
}

const quotes: Record<Dialect, [string, string]> = {
  mysql: ['`', '`'],
  postgresql: ['"', '"'],
  sqlite: ['"', '"'],
  sqlserver: ['[', ']'],
}
const quoteName = (dialect: Dialect, name: string) => {
  const [open, close] = quotes[dialect]
  return open + name.replaceAll(close, close + close) + close
}
const quoteText = (dialect: Dialect, text: string) => {
  const escaped = dialect === 'mysql' ? text.replaceAll('\\', '\\\\') : text
  return `'${escaped.replaceAll("'", "''")}'`
}

const name = fc
  .string({ unit: fc.constantFrom(...'abcdefghxyzAB_1 姓;,"`\''), minLength: 1, maxLength: 8 })
  .filter((each) => each.trim() === each)
// GORM strips quotes at either end of a default, and a backslash before a semicolon escapes it.
const text = fc
  .string({ unit: fc.constantFrom(...'ab ;:,\'"`{}#/*-中🍵\n'), maxLength: 12 })
  .filter((each) => !/^["']|["']$/.test(each) && each.trim() === each)

interface Wanted {
  name: string
  type: [string, string]
  isNotNull: boolean
  isUnique: boolean
  text: string | undefined
  comment: string
}

const column: fc.Arbitrary<Wanted & { typeAt: number }> = fc.record({
  name,
  typeAt: fc.nat(),
  type: fc.constant<[string, string]>(['', '']),
  isNotNull: fc.boolean(),
  isUnique: fc.boolean(),
  text: fc.option(text, { nil: undefined }),
  comment: text,
})

const table = fc.record({
  dialect: fc.constantFrom<Dialect>('mysql', 'postgresql', 'sqlite', 'sqlserver'),
  columns: fc.uniqueArray(column, { minLength: 1, maxLength: 6, selector: (each) => each.name.toLowerCase() }),
  indexed: fc.array(fc.nat(), { maxLength: 3 }),
  isUnique: fc.boolean(),
  keys: fc.nat({ max: 2 }),
})

const defaultSql = (
  dialect: Dialect,
  { type: [, goType], text: given }: Wanted,
): [sql: string, migrated: string] | undefined => {
  if (given === undefined) return undefined
  if (goType === 'string') return [quoteText(dialect, given), `'${given.replaceAll("'", "''")}'`]
  if (goType === 'bool') return dialect === 'postgresql' ? ['TRUE', 'true'] : ["'1'", 'true']
  if (goType === 'time.Time') return ['CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP']
  return goType === '[]byte' ? undefined : [`${given.length}`, `${given.length}`]
}

test('a migration from the tags creates the same columns as the SQL', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ dialect, columns: drawn, indexed, isUnique, keys }) => {
      const columns = drawn.map((each) => ({
        ...each,
        type: types[dialect][each.typeAt % types[dialect].length] ?? each.type,
      }))
      const keyed = columns.slice(0, keys)
      const isKey = (each: Wanted) => keyed.some((key) => key === each)
      const parts = [...new Set(indexed.map((at) => at % columns.length))].flatMap((at) => columns[at] ?? [])
      const q = (each: string) => quoteName(dialect, each)
      const lines = columns.map((each) => {
        const given = defaultSql(dialect, each)
        const comment = dialect === 'mysql' && each.comment ? ` COMMENT ${quoteText(dialect, each.comment)}` : ''
        return `  ${q(each.name)} ${each.type[0]}${each.isNotNull ? ' NOT NULL' : ''}${given ? ` DEFAULT ${given[0]}` : ''}${each.isUnique ? ' UNIQUE' : ''}${comment}`
      })
      if (keyed.length > 0) lines.push(`  PRIMARY KEY (${keyed.map((each) => q(each.name)).join(', ')})`)
      const comments =
        dialect === 'postgresql'
          ? columns.map((each) => `COMMENT ON COLUMN t.${q(each.name)} IS ${quoteText(dialect, each.comment)};\n`)
          : []
      const index = parts.length
        ? `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ix ON t (${parts.map((each) => `${q(each.name)} DESC`).join(', ')});\n`
        : ''
      const sql = `CREATE TABLE t (\n${lines.join(',\n')}\n);\n${comments.join('')}${index}`
      const { code, warnings } = await perform(convert, { sql, dialect })

      const hasComments = dialect === 'mysql' || dialect === 'postgresql'
      const wanted = columns.map((each): MigratedColumn => {
        const at = parts.indexOf(each)
        const settings = { ...(parts.length > 1 && { PRIORITY: String(at + 1) }), SORT: 'desc' }
        return {
          name: each.name,
          type: each.type[0],
          goType: each.type[1],
          isNotNull: each.isNotNull && !isKey(each),
          isPrimaryKey: isKey(each),
          isAutoIncrement: false,
          isUnique: each.isUnique && !isKey(each),
          default: defaultSql(dialect, each)?.[1],
          comment: hasComments ? each.comment : '',
          indexes: at < 0 ? [] : [{ key: isUnique ? 'UNIQUEINDEX' : 'INDEX', name: 'ix', settings }],
        }
      })
      expect({ sql, warnings, columns: migrate(code)[0] }).toEqual({ sql, warnings: [], columns: wanted })
    }),
    { numRuns: runs(800) },
  )
})
