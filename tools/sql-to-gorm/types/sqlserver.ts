import type { SqlType } from '../model/column.ts'
import type { GoType } from './go-type.ts'

/** SQL Server 2022, Data types (Transact-SQL); its tinyint has no sign. */
export const sqlserverTypes = ({ name, args }: SqlType): GoType | undefined =>
  name === 'float' && Number(args[0] ?? 53) <= 24 ? 'float32' : types.get(name)

const group = (type: GoType, names: string): [string, GoType][] => names.split(', ').map((name) => [name, type])

const types = new Map<string, GoType>([
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
