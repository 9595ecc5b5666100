import type { SqlType } from '../model/column.ts'
import type { GoType } from './go-type.ts'

/** MySQL 8.4 and MariaDB 11, chapter on data types. A tinyint(1) is a boolean, as it is written for one. */
export function mysqlTypes({ name, args, isUnsigned }: SqlType): GoType | undefined {
  if (name === 'tinyint' && args[0] === '1' && !isUnsigned) return 'bool'
  const integer = integers.get(name)
  if (integer) return isUnsigned ? `u${integer}` : integer
  return others.get(name)
}

const integers = new Map<string, 'int8' | 'int16' | 'int32' | 'int64'>([
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

const group = (type: GoType, names: string): [string, GoType][] => names.split(', ').map((name) => [name, type])

const others = new Map<string, GoType>([
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
