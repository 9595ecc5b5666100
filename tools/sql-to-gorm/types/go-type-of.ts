import type { SqlDialect } from '#lib/sql/dialect.ts'
import type { SqlType } from '../model/column.ts'
import type { GoType } from './go-type.ts'
import { mysqlTypes } from './mysql.ts'
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
  const ownType = own.get(type.name)
  if (ownType === 'enum') return 'string'
  // A domain may stand on a domain, and in a broken text on itself.
  if (ownType) return depth < 8 ? goTypeOf(ownType, dialect, own, depth + 1) : undefined
  if (dialect === 'sqlite') return sqliteType(type)
  const goType = { mysql: mysqlTypes, postgresql: postgresqlTypes, sqlserver: sqlserverTypes }[dialect](type)
  // Texts are often written for two databases.
  return goType ?? mysqlTypes(type) ?? postgresqlTypes(type) ?? sqlserverTypes(type)
}

/** PostgreSQL 17, chapter 8, and the types of common extensions. */
const postgresqlTypes = ({ name }: SqlType): GoType | undefined =>
  types.get(name) ?? (/^interval /.test(name) ? 'string' : undefined)

const group = (type: GoType, names: string): [string, GoType][] => names.split(', ').map((name) => [name, type])

const types = new Map<string, GoType>([
  ...group('bool', 'bool, boolean'),
  ...group('int16', 'smallint, int2'),
  ...group('int32', 'int, integer, int4'),
  ...group('int64', 'bigint, int8, oid, xid'),
  ...group('float32', 'real, float4'),
  ...group('float64', 'double precision, float8, float, numeric, decimal, dec'),
  ...group('time.Time', 'date, timestamp, timestamptz, timestamp with time zone, timestamp without time zone'),
  ...group('[]byte', 'bytea'),
  ...group('string', 'char, character, bpchar, varchar, character varying, text, name, citext, uuid, json, jsonb, xml'),
  ...group(
    'string',
    'time, timetz, time with time zone, time without time zone, interval, money, bit, bit varying, varbit',
  ),
  ...group('string', 'inet, cidr, macaddr, macaddr8, tsvector, tsquery, point, line, lseg, box, path, polygon, circle'),
  ...group('string', 'int4range, int8range, numrange, tsrange, tstzrange, daterange, hstore, ltree, jsonpath, vector'),
  ...group('string', 'geometry, geography, regclass, pg_lsn, nchar, national character varying, tid'),
])

/** Datatypes In SQLite, 3.1: a type is known by the words in it. Drivers give dates and booleans for columns called so. */
function sqliteType({ name, args }: SqlType): GoType {
  if (/bool/.test(name) || (name === 'tinyint' && args[0] === '1')) return 'bool'
  if (/^(?:date|datetime|timestamp)/.test(name)) return 'time.Time'
  if (/int|^year/.test(name)) return 'int64'
  if (/char|clob|text|json|uuid|enum|string|^time/.test(name)) return 'string'
  if (/blob|binary|bytea/.test(name)) return '[]byte'
  if (/real|floa|doub|dec|num|money/.test(name)) return 'float64'
  return 'string'
}
