import { keywords } from '#lib/go/keywords.ts'
import { errors } from '../errors.ts'
import type { SqlType } from '../model/column.ts'

/** An SQL type or a column and its custom type in Go, as entered. */
export interface TypeMapping {
  sql: string
  go: string
}

/** A custom type as written in the code. */
export interface CustomType {
  text: string
  /** The package to import; undefined for a built-in type or one of the models' package. */
  from?: Package | undefined
}

interface Package {
  path: string
  /** Its name in the code, if that differs from the name by its path. */
  alias: string
}

/** Returns the custom type of a column; undefined if there is none. */
export type FindCustomType = (table: string, column: string, type: SqlType) => CustomType | undefined

/**
 * Parses mappings to custom types. `sql` is a column (`orders.total`), or a type with arguments and modifiers
 * (`tinyint(1)`, `bigint unsigned`, `text[]`) or without (`decimal`); the most specific one applies, of equal ones the
 * last. `go` is a Go type with the full path of its package (`github.com/shopspring/decimal.Decimal`), or with its name
 * if that is well known (`decimal.Decimal`). Incomplete rows are ignored.
 *
 * @throws ToolError `goType` for an invalid type, `importPath` if the path of its package is missing
 */
export function readCustomTypes(mappings: readonly TypeMapping[]): FindCustomType {
  const paths = new Map(['database/sql', 'gorm.io/gorm', 'time'].map((path) => [nameOfPackage(path), path]))
  const types = new Map<string, CustomType>()
  for (const [at, { sql, go }] of mappings.entries()) {
    if (sql.trim() && go.trim()) types.set(normalize(sql), readGoType(go.trim(), at + 1, paths))
  }
  return (table, column, { name, args, isUnsigned, isArray }) => {
    const signs = (isUnsigned ? ' unsigned' : '') + (isArray ? '[]' : '')
    const whole = args.length > 0 ? normalize(`${name}(${args.join(',')})`) + signs : undefined
    return (
      types.get(normalize(`${table}.${column}`)) ??
      (whole ? types.get(whole) : undefined) ??
      types.get(normalize(name) + signs)
    )
  }
}

/** Normalizes a type of a mapping or of SQL: lower case, no insignificant spaces, one name for synonyms. */
function normalize(sql: string): string {
  const text = sql
    .trim()
    .toLowerCase()
    .replace(/["`]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([(),[\]]) ?/g, '$1')
    .replace(/\)(?=\w)/g, ') ')
  const [start = '', base = '', rest = ''] = /^([a-z0-9_ ]+?)((?: unsigned)?(?:[([].{0,200})?)$/.exec(text) ?? []
  return start === '' ? text : (synonyms.get(base) ?? base) + rest
}

/** Synonyms of types, which are the same in every database that has both. */
const synonyms = new Map([
  ...['numeric', 'dec', 'fixed'].map((name) => [name, 'decimal'] as const),
  ...['integer', 'int4'].map((name) => [name, 'int'] as const),
  ['int8', 'bigint'],
  ['int2', 'smallint'],
  ['boolean', 'bool'],
  ['character varying', 'varchar'],
  ['character', 'char'],
  ['timestamptz', 'timestamp with time zone'],
  ['timestamp without time zone', 'timestamp'],
  ['float8', 'double precision'],
  ['float4', 'real'],
])

const goType =
  /^((?:\*|\[\d{0,9}\]){0,4})(?:([A-Za-z0-9_][\w.~-]*(?:\/[\w.~-]+)*)\.)?([\p{L}_][\p{L}\p{Nd}_]*)(\[\*?[\p{L}_][\p{L}\p{Nd}_]*\])?$/u

function readGoType(go: string, row: number, paths: Map<string, string>): CustomType {
  const [, signs = '', place = '', name = '', parameter = ''] = goType.exec(go) ?? []
  if (name === '' || keywords.has(name) || (place && !/^\p{Lu}/u.test(name))) throw errors.goType({ row, type: go })
  if (place === '') return { text: signs + name + parameter }
  const isPath = /[./-]/.test(place)
  const path = isPath ? place : wellKnown.get(place)
  if (!path) throw errors.importPath({ row, name: place, type: name })
  const packageName = nameOfPackage(path)
  if (packageName === '' || keywords.has(packageName)) throw errors.goType({ row, type: go })
  const free = freeName(packageName, path, paths)
  paths.set(free, path)
  return { text: `${signs}${free}.${name}${parameter}`, from: { path, alias: free === packageName ? '' : free } }
}

/** Returns the name of a package, with a number if another package has that name. */
function freeName(packageName: string, path: string, paths: ReadonlyMap<string, string>): string {
  const isFree = (name: string) => (paths.get(name) ?? path) === path
  for (let number = 2, name = packageName; ; name = `${packageName}${number++}`) if (isFree(name)) return name
}

/** Derives the name of a package from its path: without a version, and without `go` as a prefix or suffix. */
function nameOfPackage(path: string): string {
  const parts = path.split('/')
  const last = parts.length > 1 && /^v\d+$/.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1)
  const name = (last ?? '').replace(/\.v\d+$/, '').replace(/^go[-.]|[-.]go$/, '')
  return /^[A-Za-z_]\w*$/.test(name) ? name : ''
}

/** Packages that can be given by name only: of the standard library, of GORM, and others that its users often need. */
const wellKnown = new Map(
  [
    ...['database/sql', 'encoding/json', 'math/big', 'net', 'net/netip', 'net/url', 'time'],
    ...['gorm.io/gorm', 'gorm.io/datatypes', 'gorm.io/plugin/soft_delete', 'gorm.io/plugin/optimisticlock'],
    ...['github.com/shopspring/decimal', 'github.com/google/uuid', 'github.com/lib/pq', 'github.com/guregu/null/v6'],
    ...['github.com/jackc/pgx/v5/pgtype', 'github.com/dromara/carbon/v2', 'github.com/gofrs/uuid/v5'],
  ]
    .toReversed()
    .map((path) => [nameOfPackage(path), path]),
)
