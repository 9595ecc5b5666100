import type { SqlDialect } from '#lib/sql/dialect.ts'
import type { SqlType } from '../model/column.ts'
import type { GoType } from './go-type.ts'

/**
 * Maps an SQL type to a Go type that holds every value and that drivers can scan. Types without an equivalent in Go,
 * such as JSON, UUIDs and arrays, become strings. Undefined for an unknown type.
 */
export function goTypeOf(
  type: SqlType,
  dialect: SqlDialect,
  userTypes: ReadonlyMap<string, SqlType | 'enum'>,
  depth = 0,
): GoType | undefined {
  if (type.isArray) return 'string'
  const userType = userTypes.get(type.name)
  if (userType === 'enum') return 'string'
  // A domain may be based on another one, or in broken SQL on itself.
  if (userType) return depth < 8 ? goTypeOf(userType, dialect, userTypes, depth + 1) : undefined
  if (dialect === 'sqlite') return sqliteType(type)
  const goType = { mysql: mysqlTypes, postgresql: postgresqlTypes, sqlserver: sqlserverTypes }[dialect](type)
  // SQL is often written for two databases.
  return goType ?? mysqlTypes(type) ?? postgresqlTypes(type) ?? sqlserverTypes(type)
}

/** MySQL 8.4 and MariaDB 11, chapter on data types. tinyint(1) is a boolean by convention. */
function mysqlTypes({ name, args, isUnsigned }: SqlType): GoType | undefined {
  if (name === 'tinyint' && args[0] === '1' && !isUnsigned) return 'bool'
  const integer = mysqlIntegers.get(name)
  if (integer) return isUnsigned ? `u${integer}` : integer
  return mysqlOthers.get(name)
}

const mysqlIntegers = new Map<string, 'int8' | 'int16' | 'int32' | 'int64'>([
  ['tinyint', 'int8'],
  ['int1', 'int8'],
  ['smallint', 'int16'],
  ['int2', 'int16'],
  ['year', 'int16'],
  ['mediumint', 'int32'],
  ['int3', 'int32'],
  ['int', 'int32'],
  ['integer', 'int32'],
  ['int4', 'int32'],
  ['bigint', 'int64'],
  ['int8', 'int64'],
])

const mysqlOthers = new Map<string, GoType>([
  ...group('bool', 'bool, boolean'),
  ...group('float32', 'float, float4'),
  ...group('float64', 'double, double precision, real, float8, decimal, numeric, dec, fixed'),
  ...group('time.Time', 'date, datetime, timestamp'),
  ...group('[]byte', 'binary, varbinary, tinyblob, blob, mediumblob, longblob, bit, vector, char byte'),
  ...group(
    '[]byte',
    'geometry, point, linestring, polygon, multipoint, multilinestring, multipolygon, geometrycollection',
  ),
  ...group('string', 'char, varchar, character, character varying, nchar, nvarchar, national char, national varchar'),
  ...group('string', 'tinytext, text, mediumtext, longtext, enum, set, json, time, uuid, inet4, inet6, long varchar'),
])

/** PostgreSQL 17, chapter 8, and the types of common extensions. */
const postgresqlTypes = ({ name }: SqlType): GoType | undefined =>
  postgresqlNames.get(name) ?? (/^interval /.test(name) ? 'string' : undefined)

const postgresqlNames = new Map<string, GoType>([
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

/** SQL Server 2022, Data types (Transact-SQL); its tinyint is unsigned. */
const sqlserverTypes = ({ name, args }: SqlType): GoType | undefined =>
  name === 'float' && Number(args[0] ?? 53) <= 24 ? 'float32' : sqlserverNames.get(name)

const sqlserverNames = new Map<string, GoType>([
  ...group('bool', 'bit'),
  ...group('uint8', 'tinyint'),
  ...group('int16', 'smallint'),
  ...group('int32', 'int, integer'),
  ...group('int64', 'bigint'),
  ...group('float32', 'real'),
  ...group('float64', 'float, double precision, decimal, numeric, dec, money, smallmoney'),
  ...group('time.Time', 'date, datetime, datetime2, smalldatetime, datetimeoffset, time'),
  ...group('[]byte', 'binary, varbinary, image, rowversion, timestamp, hierarchyid, geometry, geography'),
  ...group('string', 'char, varchar, text, nchar, nvarchar, ntext, character, character varying, sysname, xml'),
  ...group('string', 'uniqueidentifier, sql_variant, json'),
])

/**
 * Datatypes In SQLite, 3.1: a type is determined by the words in it. Drivers return dates and booleans for columns
 * declared as such.
 */
function sqliteType({ name, args }: SqlType): GoType {
  if (/bool/.test(name) || (name === 'tinyint' && args[0] === '1')) return 'bool'
  if (/^(?:date|datetime|timestamp)/.test(name)) return 'time.Time'
  if (/int|^year/.test(name)) return 'int64'
  if (/char|clob|text|json|uuid|enum|string|^time/.test(name)) return 'string'
  if (/blob|binary|bytea/.test(name)) return '[]byte'
  if (/real|floa|doub|dec|num|money/.test(name)) return 'float64'
  return 'string'
}

function group(type: GoType, names: string): [string, GoType][] {
  return names.split(', ').map((name) => [name, type])
}
