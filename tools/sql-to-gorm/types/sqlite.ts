import type { SqlType } from '../model/column.ts'
import type { GoType } from './go-type.ts'

/** Datatypes In SQLite, 3.1: a type is known by the words in it. Drivers give dates and booleans for columns called so. */
export function sqliteType({ name, args }: SqlType): GoType {
  if (/bool/.test(name) || (name === 'tinyint' && args[0] === '1')) return 'bool'
  if (/^(?:date|datetime|timestamp)/.test(name)) return 'time.Time'
  if (/int|^year/.test(name)) return 'int64'
  if (/char|clob|text|json|uuid|enum|string|^time/.test(name)) return 'string'
  if (/blob|binary|bytea/.test(name)) return '[]byte'
  if (/real|floa|doub|dec|num|money/.test(name)) return 'float64'
  return 'string'
}
