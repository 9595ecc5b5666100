import type { SqlType } from '../model/column.ts'
import type { GoType } from './go-type.ts'

/** PostgreSQL 17, chapter 8, and the types of common extensions. */
export const postgresqlTypes = ({ name }: SqlType): GoType | undefined =>
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
