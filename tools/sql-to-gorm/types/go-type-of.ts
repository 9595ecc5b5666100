import type { SqlDialect } from '#lib/sql/dialect.ts'
import type { SqlType } from '../model/column.ts'
import type { GoType } from './go-type.ts'
import { mysqlTypes } from './mysql.ts'
import { postgresqlTypes } from './postgresql.ts'
import { sqliteType } from './sqlite.ts'
import { sqlserverTypes } from './sqlserver.ts'

/**
 * Says what a type of SQL is in Go, so that every value of it fits and drivers can read it. What Go has no type for, such as
 * JSON, UUIDs and arrays, is the string that databases take and give. Undefined for a type that is not known.
 */
export function goTypeOf(
  type: SqlType,
  dialect: SqlDialect,
  own: ReadonlyMap<string, SqlType | 'enum'>,
  depth = 0,
): GoType | undefined {
  if (type.isArray) return 'string'
  const known = own.get(type.name)
  if (known === 'enum') return 'string'
  // A domain may stand on a domain, and in a broken text on itself.
  if (known) return depth < 8 ? goTypeOf(known, dialect, own, depth + 1) : undefined
  if (dialect === 'sqlite') return sqliteType(type)
  const found = { mysql: mysqlTypes, postgresql: postgresqlTypes, sqlserver: sqlserverTypes }[dialect](type)
  // Texts are often written for two databases.
  return found ?? mysqlTypes(type) ?? postgresqlTypes(type) ?? sqlserverTypes(type)
}
