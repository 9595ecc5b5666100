import { keywords } from '#lib/go/keywords.ts'
import { errors } from '../errors.ts'
import type { SqlType } from '../model/column.ts'

/** A type in SQL, or a column, and what somebody wants it to be in Go, as typed. */
export interface TypeMapping {
  sql: string
  go: string
}

/** A type that somebody chose, as the code writes it. */
export interface OwnType {
  text: string
  /** What it is imported from; undefined for a type of the language or of the models' own package. */
  from?: Package | undefined
}

interface Package {
  path: string
  /** What the code calls it, where that is not what its path says. */
  alias: string
}

/** Says what a column of a table shall be in Go; undefined where nothing was said of it. */
export type FindOwnType = (table: string, column: string, type: SqlType) => OwnType | undefined

/**
 * Reads what types shall be in Go. On the left stands a column (`orders.total`), a type with what is in its parentheses
 * (`tinyint(1)`, `bigint unsigned`, `text[]`) or without (`decimal`); the more exact one counts, of equal ones the last. On
 * the right a type of Go, its package by its whole path (`github.com/shopspring/decimal.Decimal`) or by its name where that
 * is well known (`decimal.Decimal`). A row that is not filled in yet says nothing.
 *
 * @throws ToolError `goType` for what is no type, `importPath` where the path of its package is missing
 */
export function readOwnTypes(mappings: readonly TypeMapping[]): FindOwnType {
  const paths = new Map(['database/sql', 'gorm.io/gorm', 'time'].map((path) => [nameOfPackage(path), path]))
  const types = new Map<string, OwnType>()
  for (const [at, { sql, go }] of mappings.entries()) {
    if (sql.trim() && go.trim()) types.set(normalized(sql), readGoType(go.trim(), at + 1, paths))
  }
  return (table, column, { name, args, isUnsigned, isArray }) => {
    const signs = (isUnsigned ? ' unsigned' : '') + (isArray ? '[]' : '')
    const whole = args.length > 0 ? normalized(`${name}(${args.join(',')})`) + signs : undefined
    return (
      types.get(normalized(`${table}.${column}`)) ??
      (whole ? types.get(whole) : undefined) ??
      types.get(normalized(name) + signs)
    )
  }
}

/** What somebody writes and what stands in SQL, alike: in small letters, without spaces that say nothing, of one name. */
function normalized(sql: string): string {
  const text = sql
    .trim()
    .toLowerCase()
    .replace(/["`]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([(),[\]]) ?/g, '$1')
    .replace(/\)(?=\w)/g, ') ')
  const [start = '', base = '', rest = ''] = /^([a-z0-9_ ]+?)((?: unsigned)?(?:[([].{0,200})?)$/.exec(text) ?? []
  return start === '' ? text : (sameTypes.get(base) ?? base) + rest
}

/** Names of one and the same type, in all databases that have both. */
const sameTypes = new Map([
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

function readGoType(go: string, row: number, paths: Map<string, string>): OwnType {
  const [, signs = '', place = '', name = '', parameter = ''] = goType.exec(go) ?? []
  if (name === '' || keywords.has(name) || (place && !/^\p{Lu}/u.test(name))) throw errors.goType({ row, type: go })
  if (place === '') return { text: signs + name + parameter }
  const isPath = /[./-]/.test(place)
  const path = isPath ? place : wellKnown.get(place)
  if (!path) throw errors.importPath({ row, name: place, type: name })
  const called = nameOfPackage(path)
  if (called === '' || keywords.has(called)) throw errors.goType({ row, type: go })
  const free = freeName(called, path, paths)
  paths.set(free, path)
  return { text: `${signs}${free}.${name}${parameter}`, from: { path, alias: free === called ? '' : free } }
}

/** Two packages of one name: the second has a number behind it. */
function freeName(called: string, path: string, paths: ReadonlyMap<string, string>): string {
  const isFree = (name: string) => (paths.get(name) ?? path) === path
  for (let number = 2, name = called; ; name = `${called}${number++}`) if (isFree(name)) return name
}

/** What a package is called by its path, as its authors mean it: without a version, and without what says that it is Go. */
function nameOfPackage(path: string): string {
  const parts = path.split('/')
  const last = parts.length > 1 && /^v\d+$/.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1)
  const name = (last ?? '').replace(/\.v\d+$/, '').replace(/^go[-.]|[-.]go$/, '')
  return /^[A-Za-z_]\w*$/.test(name) ? name : ''
}

/** Packages that are meant when their name alone is said: of the standard library, of GORM, and what its users reach for. */
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
